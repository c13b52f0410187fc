import type { Alternative, AnswerPart } from '@repo/contracts/items/written';
import { Markup } from '@repo/ui/markup';
import type { Ref } from 'react';
import { Points } from './points.tsx';

/** Index of the first point in each group of each part. */
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

/** The model answer, part by part, with marking points below each part. */
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
  /** The question's name, when a page has several. */
  of?: string;
  /** Ref to the text of the parts. */
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
