import type { ImportKind, ImportPreview } from '@repo/contracts/import-export';
import { Switch } from '@repo/ui/switch';
import { TickDisc } from '@repo/ui/tick';
import { CircleAlert } from 'lucide-react';
import { FoundRows } from './found-rows.tsx';
import { importExportCopy } from './import-export-copy.ts';
import type { Import } from './use-import.ts';

/** Equal sentences once, with how often they hold. */
function countWarnings({ rows, losses }: ImportPreview): [text: string, count: number][] {
  const counts = new Map<string, number>(losses.map((warning) => [warning, 0]));
  for (const warning of rows.flatMap((row) => row.losses))
    counts.set(warning, (counts.get(warning) ?? 0) + 1);
  return [...counts];
}

/** The second step of an import: what was found, what is wrong with it and what will not be kept. */
export function PreviewStep({
  kind,
  state,
  preview,
}: {
  kind: ImportKind;
  state: Import;
  preview: ImportPreview;
}) {
  const { rows, problems, badRows, canImport } = preview;
  const losses = countWarnings(preview);
  const verdict =
    problems.length > 0
      ? importExportCopy.foundNone
      : badRows > 0
        ? importExportCopy.foundBad(kind, rows.length, badRows)
        : importExportCopy.foundAll(kind, rows.length);
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
        {problems.map((problem) => (
          <p key={problem} className="text-redpen wrap-anywhere">
            {problem}
          </p>
        ))}
      </div>
      {state.format === 'csv' && rows.length > 0 ? (
        <Switch
          label={importExportCopy.isHtml}
          checked={state.isHtml ?? false}
          onCheckedChange={state.setHtml}
        />
      ) : null}
      {losses.length > 0 ? (
        <section className="rounded-control bg-marker-tint px-3 py-2">
          <h3 className="text-meta font-bold">{importExportCopy.lossTitle}</h3>
          <ul className="grid gap-0.5 text-meta">
            {losses.map(([warning, count]) => (
              <li key={warning} className="wrap-anywhere">
                {warning}
                {count > 0 ? (
                  <span className="text-ink-2"> ({importExportCopy.lossCount(count)})</span>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {rows.length > 0 ? <FoundRows key={badRows} kind={kind} rows={rows} /> : null}
    </div>
  );
}
