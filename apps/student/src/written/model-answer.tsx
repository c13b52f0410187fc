import type { Alternative, AnswerPart } from '@repo/contracts/items/written';
import { Markup } from '@repo/ui/markup';
import type { Ref } from 'react';
import { Points } from './points.tsx';

/** How many points come before each group of each part. */
function firstPoints(parts: readonly AnswerPart[]): number[][] {
  let before = 0;
  return parts.map(({ groups }) =>
    groups.map(({ points }) => {
      const first = before;
      before += points.length;
      return first;
    }),
  );
}

/** The model answer, part by part, and under each part what its marks are for. */
export function ModelAnswer({
  parts,
  ticked,
  isLocked,
  of,
  textRef,
  onTick,
}: {
  parts: Alternative['parts'];
  ticked: string;
  isLocked: boolean;
  /** What it answers, where there are several on a page. */
  of?: string;
  /** Of what each part says. */
  textRef?: Ref<HTMLDivElement>;
  onTick: (at: number) => void;
}) {
  const firsts = firstPoints(parts);
  return (
    <div className="grid gap-6">
      {parts.map(({ name, model, groups, note }, part) => (
        <section key={part} aria-label={name && of ? `${of} ${name}` : name} className="grid min-w-0 gap-4">
          {name ? <h4 className="font-bold">{name}</h4> : null}
          <div ref={textRef} className="content-text min-w-0">
            <Markup text={model} />
          </div>
          {groups.map((group, at) => (
            <Points
              key={at}
              group={group}
              first={firsts[part]?.[at] ?? 0}
              {...{ ticked, isLocked, onTick }}
            />
          ))}
          {note ? <p className="text-meta text-ink-2">{note}</p> : null}
        </section>
      ))}
    </div>
  );
}
