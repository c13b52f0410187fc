import type { ImportFormat, ImportKind, ImportPreview, ImportRow } from '@repo/contracts/import-export';
import { Button } from '@repo/ui/button';
import { Chip } from '@repo/ui/chip';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import { CopyBadRows } from './copy-bad-rows.tsx';
import { importExportCopy } from './import-export-copy.ts';
import { placesOfLosses } from './losses.tsx';
import { type ImportChoice, offersOf, whatComesIn } from './what-comes-in.ts';

const pageSize = 50;

/** Separates the remaining rows from invalid ones, without those chosen as written questions. */
function splitRows(preview: ImportPreview, choice: ImportChoice) {
  const offered = new Set(offersOf(preview).map(({ n }) => n));
  const comesIn = new Set(whatComesIn(preview, choice).written);
  const needs = new Map(preview.written?.map(({ n, needs: lacks }) => [n, lacks]));
  const toMend = preview.rows.filter(({ n, problems }) => problems.length > 0 && !comesIn.has(n));
  return {
    rows: preview.rows.filter(({ n }) => !offered.has(n)),
    toMend: toMend.map((row) => {
      const lacks = needs.get(row.n);
      return lacks ? { ...row, problems: [...row.problems, lacks] } : row;
    }),
  };
}

/** All entries found: first the invalid ones, each with its own messages. */
export function FoundRows({
  kind,
  format,
  preview,
  choice,
}: {
  kind: ImportKind;
  format: ImportFormat;
  preview: ImportPreview;
  choice: ImportChoice;
}) {
  const { rows, toMend } = splitRows(preview, choice);
  const bad = rows.filter((row) => row.problems.length > 0);
  const [isAll, setIsAll] = useState(bad.length === 0);
  const [shown, setShown] = useState(pageSize);
  const list = isAll ? rows : bad;
  const places = placesOfLosses({ rows: preview.rows, losses: [] });
  // Messages about several entries are shown once above, with the entries' numbers.
  const ownLosses = ({ losses }: ImportRow) => losses.filter((loss) => places.get(loss)?.length === 1);
  if (rows.length + toMend.length === 0) return null;
  return (
    <section aria-label={importExportCopy.rowsLabel} className="grid gap-3">
      {toMend.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {bad.length > 0 ? (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">{importExportCopy.which}</legend>
              <Chip pressed={!isAll} onClick={() => setIsAll(false)}>
                {importExportCopy.showBad(bad.length)}
              </Chip>
              <Chip pressed={isAll} onClick={() => setIsAll(true)}>
                {importExportCopy.showAll(rows.length)}
              </Chip>
            </fieldset>
          ) : null}
          <CopyBadRows kind={kind} format={format} rows={toMend} />
        </div>
      ) : null}
      <ol className="grid gap-2">
        {list.slice(0, shown).map((row) => (
          <FoundRow key={row.n} kind={kind} row={row} losses={ownLosses(row)} />
        ))}
      </ol>
      {list.length > shown ? (
        <Button variant="outlined" size="sm" onClick={() => setShown(shown + 4 * pageSize)}>
          {importExportCopy.showMore(Math.min(list.length - shown, 4 * pageSize))}
        </Button>
      ) : null}
    </section>
  );
}

function FoundRow({ kind, row, losses }: { kind: ImportKind; row: ImportRow; losses: string[] }) {
  const isBad = row.problems.length > 0;
  // Invalid entries are shown as in the file, others as students see them.
  const asShown = (text: string) =>
    text === '' ? importExportCopy.noText : isBad ? text : <Markup text={text} inline />;
  return (
    <li
      className={clsx(
        'min-w-0 rounded-control border-[1.5px] px-3 py-2',
        isBad ? 'border-redpen bg-red-tint' : 'border-line bg-surface',
      )}
    >
      <p className="text-caption text-ink-2">{importExportCopy.rowName(kind, row.n, row.line)}</p>
      <p className="font-bold wrap-anywhere whitespace-pre-line">{asShown(row.text)}</p>
      {row.parts.length > 0 ? (
        <ul className="mt-1 grid gap-0.5 text-meta text-ink-2">
          {row.parts.map((part, index) => (
            <li key={index} className="flex items-start gap-1.5 wrap-anywhere">
              <span className="mt-0.5 w-4 shrink-0">
                {part.isRight && kind === 'questions' ? (
                  <Tick size={16} label={importExportCopy.right} />
                ) : null}
              </span>
              <span className="line-clamp-3 min-w-0 whitespace-pre-line">{asShown(part.text)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {row.problems.map((problem) => (
        <Line key={problem} className="text-redpen" icon={CircleAlert} text={problem} />
      ))}
      {losses.map((warning) => (
        <Line key={warning} className="text-ink-2" icon={Info} text={warning} />
      ))}
    </li>
  );
}

function Line({ icon: Icon, text, className }: { icon: typeof Info; text: string; className: string }) {
  return (
    <p className={clsx('mt-1 flex items-start gap-1.5 text-meta', className)}>
      <Icon size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
