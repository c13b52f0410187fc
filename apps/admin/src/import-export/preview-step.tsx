import type { ImportKind, ImportPreview } from '@repo/contracts/import-export';
import { TickDisc } from '@repo/ui/tick';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilePart } from './file-part.tsx';
import { FoundRows } from './found-rows.tsx';
import { importExportCopy } from './import-export-copy.ts';
import { Losses } from './losses.tsx';
import { TableForm } from './table-form.tsx';
import type { Import } from './use-import.ts';

/** How many entries a dry run found to be right; none where the file as a whole is not. */
export const countGood = ({ rows, badRows, problems }: ImportPreview): number =>
  problems.length > 0 ? 0 : rows.length - badRows;

function verdictOf(kind: ImportKind, preview: ImportPreview): { verdict: string; advice: string } {
  const { rows, problems, badRows } = preview;
  const good = countGood(preview);
  if (problems.length > 0) return { verdict: importExportCopy.foundNone, advice: '' };
  if (badRows === 0) return { verdict: importExportCopy.foundAll(kind, rows.length), advice: '' };
  const advice = good > 0 ? importExportCopy.foundSome(good, badRows) : importExportCopy.foundNoGood;
  return { verdict: importExportCopy.foundBad(kind, rows.length, badRows), advice };
}

/** The second step of an import: what was found, what is wrong with it and what will not be kept. */
export function PreviewStep({
  kind,
  state,
  preview,
  children,
}: {
  kind: ImportKind;
  state: Import;
  preview: ImportPreview;
  /** What is to be said before it is written, behind what was found. */
  children?: ReactNode;
}) {
  const { rows, problems, badRows, canImport, notices, form, total } = preview;
  const { verdict, advice } = verdictOf(kind, preview);
  const isPart = rows.length > 0 && total > rows.length;
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2">
        <p className="text-meta text-ink-2 wrap-anywhere">{state.given?.name}</p>
        <p className="flex items-start gap-2 font-bold">
          <span className="mt-0.5 shrink-0 text-redpen">
            {canImport ? <TickDisc size={22} /> : <CircleAlert size={22} aria-hidden="true" />}
          </span>
          <span>{verdict}</span>
        </p>
        {advice ? <p>{advice}</p> : null}
        {problems.map((problem) => (
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
      {children}
      {isPart ? <FilePart key={rows[0]?.n} kind={kind} state={state} preview={preview} /> : null}
      {form ? <TableForm state={state} form={form} /> : null}
      <Losses kind={kind} preview={preview} />
      {rows.length > 0 ? (
        <FoundRows key={`${rows[0]?.n} ${badRows}`} kind={kind} format={state.format} rows={rows} />
      ) : null}
    </div>
  );
}
