import type { WrittenFields } from '@repo/contracts/content.inputs';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';
import { studentText } from '#src/chapter-items/student-text.ts';
import { importExportCopy } from './import-export-copy.ts';

const copy = importExportCopy.written;
const partsOf = ({ alternatives }: WrittenFields) => alternatives.flatMap(({ parts }) => parts);

/** A found written question: what it asks, the points of its answer with their marks, and its notes. */
export function ShownWritten({ fields }: { fields: WrittenFields }) {
  return (
    <>
      {fields.alternatives.map(({ question }, index) => (
        <div key={index} className={clsx('line-clamp-10 min-w-0 [&>p:first-child]:font-bold', studentText)}>
          <Markup text={question} />
        </div>
      ))}
      <ul aria-label={copy.points} className="grid gap-0.5 border-t border-line pt-1 text-meta">
        {partsOf(fields).flatMap(({ groups }, part) =>
          groups.flatMap(({ points }, group) =>
            points.map(({ text, halves }, index) => (
              <li key={`${part} ${group} ${index}`} className="flex items-start justify-between gap-3">
                <span className="line-clamp-3 min-w-0 wrap-anywhere">
                  <Markup text={text} inline />
                </span>
                <span className="shrink-0 text-ink-2">{copy.marks(halves)}</span>
              </li>
            )),
          ),
        )}
      </ul>
      {partsOf(fields).map(({ note }, index) =>
        note ? (
          <p key={index} className="text-meta text-ink-2 wrap-anywhere">
            <Markup text={note} inline />
          </p>
        ) : null,
      )}
    </>
  );
}
