import type { LibraryPreview } from '@repo/contracts/import-library';
import { leftOutSentences } from '#src/figures/left-out.ts';
import { copy } from './library-copy.ts';

/** Drawings listed per message. */
const namesMax = 8;

/** What a library's drawings lose: each message once, with its drawings. */
export function LeftOutOfLibrary({
  preview: { changedDrawings, changedDrawingsCount },
}: {
  preview: LibraryPreview;
}) {
  const places = new Map<string, string[]>();
  for (const { name, leftOut } of changedDrawings)
    for (const sentence of leftOutSentences(leftOut))
      places.set(sentence, [...(places.get(sentence) ?? []), name]);
  const unnamed = changedDrawingsCount - changedDrawings.length;
  if (places.size === 0 && unnamed === 0) return null;
  return (
    <div role="status" className="rounded-control bg-marker-tint px-3.5 py-2 text-meta">
      <p className="font-bold">{copy.leftOut}</p>
      <ul className="list-disc pl-5">
        {[...places].map(([sentence, names]) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence} <span className="text-ink-2">({copy.leftOutOf(names, namesMax)})</span>
          </li>
        ))}
        {unnamed > 0 ? <li>{copy.leftOutMore(unnamed)}</li> : null}
      </ul>
    </div>
  );
}
