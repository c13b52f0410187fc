import type { ImportKind, ImportPreview } from '@repo/contracts/import-export';
import { Switch } from '@repo/ui/switch';
import { TickDisc } from '@repo/ui/tick';
import { CircleAlert } from 'lucide-react';
import { copy } from './copy.ts';
import { FoundRows } from './found-rows.tsx';
import type { Import } from './use-import.ts';

/** Equal sentences once, with how often they hold. */
function countedLosses({ rows, losses }: ImportPreview): [text: string, count: number][] {
  const counts = new Map<string, number>(losses.map((loss) => [loss, 0]));
  for (const loss of rows.flatMap((row) => row.losses)) counts.set(loss, (counts.get(loss) ?? 0) + 1);
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
  const losses = countedLosses(preview);
  const verdict =
    problems.length > 0
      ? copy.foundNone
      : badRows > 0
        ? copy.foundBad(kind, rows.length, badRows)
        : copy.foundAll(kind, rows.length);
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
        <Switch label={copy.isHtml} checked={state.isHtml ?? false} onCheckedChange={state.setHtml} />
      ) : null}
      {losses.length > 0 ? (
        <section className="rounded-control bg-marker-tint px-3 py-2">
          <h3 className="text-meta font-bold">{copy.lossTitle}</h3>
          <ul className="grid gap-0.5 text-meta">
            {losses.map(([loss, count]) => (
              <li key={loss} className="wrap-anywhere">
                {loss}
                {count > 0 ? <span className="text-ink-2"> ({copy.lossCount(count)})</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {rows.length > 0 ? <FoundRows key={badRows} kind={kind} rows={rows} /> : null}
    </div>
  );
}
