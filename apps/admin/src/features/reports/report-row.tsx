import type { ReportedGroup } from '@repo/contracts/reports';
import { Badge } from '@repo/ui/badge';
import { Button, buttonClass } from '@repo/ui/button';
import { spokenText } from '@repo/ui/markup-needs';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { shortName } from '#src/chapter-items/short-name.ts';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { reportsCopy } from './reports-copy.ts';

/** How many notes of an item are shown; the others are collapsed. */
const shownNotes = 3;

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const dayOf = (iso: string) => day.format(new Date(iso));

type Note = ReportedGroup['notes'][number];

function NoteLine({ note: { fault, note, at } }: { note: Note }) {
  return (
    <li className="border-l-3 border-line-strong pl-3">
      <p className="whitespace-pre-line wrap-anywhere">{note}</p>
      <p className="text-caption text-ink-2">
        {reportsCopy.faults[fault]} · <time dateTime={at}>{dayOf(at)}</time>
      </p>
    </li>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  const lines = (some: readonly Note[]) => (
    <ul aria-label={reportsCopy.notes} className="grid gap-2">
      {some.map((note, at) => (
        <NoteLine key={`${note.at} ${at}`} note={note} />
      ))}
    </ul>
  );
  const folded = notes.slice(shownNotes);
  return (
    <div className="grid gap-2">
      {lines(notes.slice(0, shownNotes))}
      {folded.length > 0 ? (
        <details>
          <summary className="flex min-h-11 w-fit min-w-11 cursor-pointer items-center text-meta font-bold text-pen">
            {reportsCopy.moreNotes(folded.length)}
          </summary>
          {lines(folded)}
        </details>
      ) : null}
    </div>
  );
}

function EditLink({ group: { place }, name }: { group: ReportedGroup; name: string }) {
  if (!place) return null;
  const { subjectId, chapterId, list, itemId, page } = place;
  return (
    <Link
      to="/$subjectId/$chapterId/$tab"
      params={{ subjectId, chapterId, tab: tabOfList(list) }}
      search={page === null ? { item: itemId } : { item: itemId, page }}
      aria-label={reportsCopy.editOf(name)}
      className={buttonClass({ variant: 'outlined', size: 'sm' })}
    >
      {reportsCopy.edit}
    </Link>
  );
}

/** The reports of one item: their number, kinds of mistakes, and links for fixing it. */
export function ReportRow({
  group,
  onSolve,
  onReopen,
}: {
  group: ReportedGroup;
  onSolve: () => void;
  onReopen: () => void;
}) {
  const headingId = useId();
  const { excerpt, count, faults, notes, place, isChanged, solvedAt, thanks, reason } = group;
  const [first = '', ...rest] = excerpt.split('\n');
  const name = shortName(first);
  // Don't repeat the heading if it is the whole text.
  const text = spokenText(name === spokenText(first) ? rest.join('\n') : excerpt);
  const act: ReactNode =
    solvedAt === null ? (
      <Button size="sm" aria-label={reportsCopy.solveOf(name)} onClick={onSolve}>
        {reportsCopy.solve}
      </Button>
    ) : (
      <Button variant="outlined" size="sm" aria-label={reportsCopy.reopenOf(name)} onClick={onReopen}>
        {reportsCopy.reopen}
      </Button>
    );
  const hint = place === null ? reportsCopy.gone : isChanged ? reportsCopy.changed : null;
  return (
    <article aria-labelledby={headingId} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 id={headingId} className="min-w-0 flex-1 basis-60 text-body font-bold wrap-anywhere">
          {name}
        </h2>
        <Badge tone={solvedAt === null ? 'warn' : 'tick'}>{reportsCopy.reports(count)}</Badge>
      </div>
      <p className="text-meta text-ink-2 wrap-anywhere">{reportsCopy.where(group)}</p>
      {text === '' ? null : <p className="text-meta wrap-anywhere">{text}</p>}
      <ul className="flex flex-wrap gap-2">
        {faults.map((one) => (
          <li key={one.fault}>
            <Badge>{reportsCopy.fault(reportsCopy.faults[one.fault], one.count)}</Badge>
          </li>
        ))}
      </ul>
      <Notes notes={notes} />
      {hint ? <p className="text-meta text-warn">{hint}</p> : null}
      {solvedAt === null ? null : (
        <p className="text-meta text-ink-2 wrap-anywhere">
          {reportsCopy.solvedAt(dayOf(solvedAt))}
          {reason === '' && thanks === '' ? null : (
            <span className="block">
              {reason === '' ? reportsCopy.said(thanks) : reportsCopy.saidRight(reason)}
            </span>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <EditLink group={group} name={name} />
        {act}
      </div>
    </article>
  );
}
