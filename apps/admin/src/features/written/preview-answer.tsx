import type { AnswerPart } from '@repo/contracts/items/written';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { useLayoutEffect, useRef } from 'react';
import { MarginMarks } from '#src/chapter-items/margin-marks.tsx';
import { studentText } from '#src/chapter-items/student-text.ts';
import { writtenCopy } from './written-copy.ts';

/**
 * The model answer, part by part, each with the points to tick. Its heading takes the focus, because the
 * button that showed it is gone.
 */
export function PreviewAnswer({
  parts,
  ticked,
  onTick,
}: {
  parts: readonly AnswerPart[];
  /** A '1' for each ticked point, in the order of parts, groups and points. */
  ticked: string;
  onTick: (at: number) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  let before = 0;
  return (
    <section aria-label={writtenCopy.model} className="grid gap-4 border-line border-t-[1.5px] pt-4">
      <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none!">
        {writtenCopy.model}
      </h3>
      {parts.map(({ name, model, groups, note }, part) => (
        <div key={part} className="grid min-w-0 gap-3">
          {name ? <h4 className="font-bold">{name}</h4> : null}
          <div className={studentText}>
            <Markup text={model.trim() || writtenCopy.untitled} />
          </div>
          {groups.map(({ points, pick }, group) => {
            const first = before;
            before += points.length;
            const isPicked = pick !== undefined && pick < points.length;
            return (
              <fieldset key={group} className="min-w-0">
                <legend className="mb-2 text-meta font-bold">
                  {isPicked ? writtenCopy.previewPick(pick) : writtenCopy.previewTick}
                </legend>
                {points.map(({ text, halves }, index) => (
                  <label
                    key={index}
                    className="flex min-h-12 cursor-pointer items-start gap-3 border-line border-t-[1.5px] py-2.5 first-of-type:border-t-0 has-focus-visible:outline-3 has-focus-visible:outline-focus"
                  >
                    <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
                      <input
                        type="checkbox"
                        checked={ticked[first + index] === '1'}
                        onChange={() => onTick(first + index)}
                        className="peer size-6 appearance-none rounded-[5px] border-2 border-line-strong bg-surface outline-none! checked:border-redpen forced-colors:appearance-auto"
                      />
                      <Tick
                        size={24}
                        className="pointer-events-none absolute -top-1 left-1 hidden text-redpen peer-checked:block forced-colors:!hidden"
                      />
                    </span>
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      <Markup text={text.trim() || writtenCopy.untitled} inline />
                    </span>
                    <MarginMarks halves={halves} />
                  </label>
                ))}
              </fieldset>
            );
          })}
          {note ? <p className="text-meta text-ink-2">{note}</p> : null}
        </div>
      ))}
    </section>
  );
}
