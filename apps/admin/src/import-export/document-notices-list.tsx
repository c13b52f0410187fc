import { documentCopy } from './document-copy.ts';
import type { DocumentNotice } from './document-notices.ts';

/** What a document lost or changed, with the words at each place. */
export function DocumentNotices({ notices }: { notices: readonly DocumentNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <section className="rounded-control bg-marker-tint px-3 py-2">
      <h3 className="text-meta font-bold">{documentCopy.noticesTitle}</h3>
      <ul className="grid gap-0.5 text-meta">
        {notices.map(({ text, places }) => (
          <li key={text} className="wrap-anywhere">
            {text}
            {places.length > 0 ? <span className="text-ink-2"> {documentCopy.places(places)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
