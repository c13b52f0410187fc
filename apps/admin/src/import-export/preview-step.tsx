import type { ImportKind, ImportPreview } from '@repo/contracts/import-export';
import { Switch } from '@repo/ui/switch';
import { TickDisc } from '@repo/ui/tick';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerColumn } from './answer-column.tsx';
import { AssignColumns, missingIn } from './assign-columns.tsx';
import { DocumentNotices } from './document-notices-list.tsx';
import { FilePart } from './file-part.tsx';
import { FoundRows } from './found-rows.tsx';
import { FoundWritten } from './found-written.tsx';
import { importExportCopy } from './import-export-copy.ts';
import { Losses } from './losses.tsx';
import { TableForm } from './table-form.tsx';
import type { Import } from './use-import.ts';
import { countThere, everything, type ImportChoice, whatComesIn } from './what-comes-in.ts';

function verdictOf(
  kind: ImportKind,
  preview: ImportPreview,
  choice: ImportChoice,
): { verdict: string; advice: string; isRight: boolean } {
  const { rows, problems } = preview;
  if (problems.length > 0) return { verdict: importExportCopy.foundNone, advice: '', isRight: false };
  const { good, written, bad } = whatComesIn(preview, everything);
  const offers = written.length;
  const chosen = whatComesIn(preview, choice);
  const count = chosen.good + chosen.written.length;
  const verdict =
    offers > 0
      ? importExportCopy.foundOffers(kind, rows.length, { offers, bad })
      : bad > 0
        ? importExportCopy.foundBad(kind, rows.length, bad)
        : importExportCopy.foundAll(kind, rows.length);
  // The required choice has its own message.
  const isOpen = preview.answers?.reading === null;
  if (good + offers === 0)
    return { verdict, advice: isOpen ? '' : importExportCopy.foundNoGood, isRight: false };
  const advice =
    chosen.bad === 0 || count === 0 ? '' : importExportCopy.foundSome(count, chosen.leaveOut.length);
  return { verdict, advice, isRight: bad === 0 };
}

/** The second step of an import: what was found, its errors, and what will be lost. */
export function PreviewStep({
  kind,
  state,
  preview,
  children,
}: {
  kind: ImportKind;
  state: Import;
  preview: ImportPreview;
  /** Questions before the import, after the entries. */
  children?: ReactNode;
}) {
  const { rows, problems, badRows, notices, form, answers, columns, total } = preview;
  const { verdict, advice, isRight } = verdictOf(kind, preview, state.choice);
  const { isAgain } = state.choice;
  const there = countThere(preview);
  // The table to assign columns says what is missing, and helps to mend it.
  const isAsked = columns !== undefined && rows.length === 0 && missingIn(columns.uses).length > 0;
  const isPart = rows.length > 0 && total > rows.length;
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2">
        <p className="text-meta text-ink-2 wrap-anywhere">{state.given?.name}</p>
        <p className="flex items-start gap-2 font-bold">
          <span className="mt-0.5 shrink-0 text-redpen">
            {isRight ? <TickDisc size={22} /> : <CircleAlert size={22} aria-hidden="true" />}
          </span>
          <span>{verdict}</span>
        </p>
        {advice ? <p>{advice}</p> : null}
        {(isAsked ? [] : problems).map((problem) => (
          <p key={problem} className="text-redpen wrap-anywhere">
            {problem}
          </p>
        ))}
        {notices.map((notice) => (
          <p key={notice} className="text-meta text-ink-2 wrap-anywhere">
            {notice}
          </p>
        ))}
      </div>
      {columns ? (
        <AssignColumns
          key={columns.rows[0]?.join('\t')}
          state={state}
          columns={columns}
          isRefused={problems.length > 0}
        />
      ) : null}
      {answers ? <AnswerColumn state={state} answers={answers} /> : null}
      {there > 0 ? (
        <div role="status" className="grid gap-2 rounded-control bg-marker-tint px-3 py-2">
          <p>{importExportCopy.there(kind, there, isAgain)}</p>
          <Switch label={importExportCopy.again} checked={isAgain} onCheckedChange={state.setIsAgain} />
        </div>
      ) : null}
      {children}
      {isPart ? <FilePart key={rows[0]?.n} kind={kind} state={state} preview={preview} /> : null}
      {form ? <TableForm state={state} form={form} /> : null}
      <DocumentNotices notices={state.given?.notices ?? []} />
      <Losses kind={kind} preview={preview} />
      {rows.length > 0 ? (
        <FoundRows
          key={`${rows[0]?.n} ${badRows}`}
          kind={kind}
          format={state.format}
          preview={preview}
          choice={state.choice}
        />
      ) : null}
      <FoundWritten key={`written ${rows[0]?.n}`} kind={kind} preview={preview} state={state} />
    </div>
  );
}
