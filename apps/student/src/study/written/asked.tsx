import type { Alternative } from '@repo/contracts/items/written';
import { fullHalves, marksText } from '@repo/contracts/written.rules';
import { Markup } from '@repo/ui/markup';
import { marksName } from './marks-name.ts';

/** Marks in the margin, as on a paper. */
export function MarginMarks({ halves }: { halves: number }) {
  return (
    <span
      data-unmarked
      className="shrink-0 border-margin-line border-l-[1.5px] pl-2 font-bold text-redpen tabular-nums"
    >
      <span aria-hidden="true">{marksText(halves)}</span>
      <span className="sr-only">{marksName(halves)}</span>
    </span>
  );
}

/** Question of an alternative, and its parts with their marks; a single part has the question's marks. */
export function Asked({
  question,
  parts,
  hasMarks = parts.length > 1,
}: Alternative & { hasMarks?: boolean }) {
  const asked = parts.filter(({ name, text }) => name !== undefined || text !== undefined);
  return (
    <>
      {question === '' ? null : (
        <div className="content-text mb-3 min-w-0 text-[1.0625rem] last:mb-0">
          <Markup text={question} />
        </div>
      )}
      {asked.length > 0 ? (
        <ul className="grid gap-2">
          {asked.map((part, at) => (
            <li key={at} className="flex items-start gap-3">
              {part.name ? (
                <span data-unmarked className="shrink-0 font-bold">
                  {part.name}
                </span>
              ) : null}
              <div className="content-text min-w-0 flex-1">
                {part.text ? <Markup text={part.text} /> : null}
              </div>
              {hasMarks ? <MarginMarks halves={fullHalves({ question, parts: [part] })} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
