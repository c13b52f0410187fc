import type { ImportKind, ImportPreview } from '@repo/contracts/import-export';
import { importExportCopy } from './import-export-copy.ts';

/** Merges equal messages, with the numbers of their entries; no numbers for messages about the file. */
export function placesOfLosses({
  rows,
  losses,
}: Pick<ImportPreview, 'rows' | 'losses'>): Map<string, number[]> {
  const places = new Map<string, number[]>(losses.map((loss) => [loss, []]));
  for (const { n, losses: own } of rows)
    for (const loss of own) places.set(loss, [...(places.get(loss) ?? []), n]);
  return places;
}

/** What the import will lose, each message once. */
export function Losses({ kind, preview }: { kind: ImportKind; preview: ImportPreview }) {
  const losses = [...placesOfLosses(preview)];
  if (losses.length === 0) return null;
  return (
    <section className="rounded-control bg-marker-tint px-3 py-2">
      <h3 className="text-meta font-bold">{importExportCopy.lossTitle}</h3>
      <ul className="grid gap-0.5 text-meta">
        {losses.map(([loss, places]) => (
          <li key={loss} className="wrap-anywhere">
            {loss}
            {places.length > 0 ? (
              <span className="text-ink-2">
                {' '}
                ({importExportCopy.lossPlaces(kind, places, preview.rows.length)})
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
