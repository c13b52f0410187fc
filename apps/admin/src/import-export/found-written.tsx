import type { ImportKind, ImportPreview } from '@repo/contracts/import-export';
import { Button } from '@repo/ui/button';
import { Switch } from '@repo/ui/switch';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { importExportCopy } from './import-export-copy.ts';
import { ShownWritten } from './shown-written.tsx';
import type { Import } from './use-import.ts';
import { offersOf, type WrittenOffer } from './what-comes-in.ts';

const copy = importExportCopy.written;
const pageSize = 50;

/** Entries that don't fit into a test but could be written questions, as previews to include or skip. */
export function FoundWritten({
  kind,
  preview,
  state,
}: {
  kind: ImportKind;
  preview: ImportPreview;
  state: Import;
}) {
  const titleId = useId();
  const [shown, setShown] = useState(pageSize);
  const offers = offersOf(preview);
  const incomplete = preview.written?.filter(({ needs }) => needs !== null) ?? [];
  if (offers.length + incomplete.length === 0) return null;
  const { isAgain, notWritten } = state.choice;
  const open = offers.filter(({ isThere }) => isAgain || !isThere).map(({ n }) => n);
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      {offers.length > 0 ? (
        <>
          <div className="grid gap-1">
            <h3 id={titleId} className="font-bold">
              {copy.title(offers.length)}
            </h3>
            <p className="text-meta text-ink-2">{copy.where}</p>
            {open.length > 1 ? (
              <Switch
                label={copy.all}
                checked={!open.some((n) => notWritten.has(n))}
                disabled={state.isImporting}
                onCheckedChange={(isWanted) => state.setWritten(open, isWanted)}
              />
            ) : null}
          </div>
          <ol className="grid gap-2">
            {offers.slice(0, shown).map((offer) => (
              <Offer key={offer.n} kind={kind} offer={offer} state={state} />
            ))}
          </ol>
          {offers.length > shown ? (
            <Button variant="outlined" size="sm" onClick={() => setShown(shown + 4 * pageSize)}>
              {importExportCopy.showMore(Math.min(offers.length - shown, 4 * pageSize))}
            </Button>
          ) : null}
        </>
      ) : null}
      {incomplete.length > 0 ? (
        <div className="grid gap-1">
          <h3 id={offers.length > 0 ? undefined : titleId} className="font-bold">
            {copy.needs(incomplete.length, offers.length > 0)}
          </h3>
          <ul className="grid gap-0.5 text-meta">
            {incomplete.map(({ n, line, needs }) => (
              <li key={n} className="wrap-anywhere">
                <span className="text-ink-2">{importExportCopy.rowName(kind, n, line)}:</span> {needs}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** The question and the points of its answer. */
function Offer({ kind, offer, state }: { kind: ImportKind; offer: WrittenOffer; state: Import }) {
  const { n, line, fields, isThere } = offer;
  const { isAgain, notWritten } = state.choice;
  const isOpen = isAgain || !isThere;
  const isIn = isOpen && !notWritten.has(n);
  return (
    <li
      className={clsx(
        'grid min-w-0 gap-1 rounded-control border-[1.5px] border-line px-3 py-2',
        isIn ? 'bg-surface' : 'bg-sunken',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-2">
        <span>{importExportCopy.rowName(kind, n, line)}</span>
        <span className="font-bold">{copy.marks(fields.marks * 2)}</span>
      </p>
      <ShownWritten fields={fields} />
      {isThere ? <p className="text-meta text-ink-2">{copy.isThere}</p> : null}
      {isOpen ? (
        <Switch
          label={
            <>
              {copy.one}
              <span className="sr-only">{copy.oneNamed(n)}</span>
            </>
          }
          checked={isIn}
          disabled={state.isImporting}
          onCheckedChange={(isWanted) => state.setWritten([n], isWanted)}
        />
      ) : null}
    </li>
  );
}
