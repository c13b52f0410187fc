import type { ImportableWritten, ImportPreview } from '@repo/contracts/import-export';

type Row = ImportPreview['rows'][number];

/** The choices for an import: whether to import existing entries again, and what to skip. */
export type ImportChoice = {
  isAgain: boolean;
  /** Entries that could be written questions, but are skipped. */
  notWritten: ReadonlySet<number>;
};
export const everything: ImportChoice = { isAgain: true, notWritten: new Set() };

/** An entry that can be imported as a written question. */
export type WrittenOffer = ImportableWritten & { fields: NonNullable<ImportableWritten['fields']> };
const isComplete = (written: ImportableWritten): written is WrittenOffer => written.fields !== null;

export const offersOf = ({ problems, written = [] }: ImportPreview): WrittenOffer[] =>
  problems.length > 0 ? [] : written.filter(isComplete);

/** What would be imported, by entry number; nothing if the file has errors. */
export function whatComesIn(preview: ImportPreview, { isAgain, notWritten }: ImportChoice) {
  const stays = ({ isThere }: { isThere: boolean }) => isThere && !isAgain;
  const good = ({ problems }: Row) => preview.problems.length === 0 && problems.length === 0;
  const written = offersOf(preview).flatMap((offer) =>
    stays(offer) || notWritten.has(offer.n) ? [] : [offer.n],
  );
  const asWritten = new Set(written);
  const leaveOut = preview.rows.filter((row) => !asWritten.has(row.n) && (!good(row) || stays(row)));
  return {
    written,
    leaveOut: leaveOut.map(({ n }) => n),
    /** Number of entries for the kind's main list: the cards, the test, the notes. */
    good: preview.rows.length - leaveOut.length - written.length,
    /** Number of invalid entries that are skipped. */
    bad: leaveOut.filter((row) => !good(row)).length,
  };
}

/** Number of valid entries that the chapter already has. */
export function countThere(preview: ImportPreview): number {
  if (preview.problems.length > 0) return 0;
  const rows = preview.rows.filter(({ problems, isThere }) => isThere && problems.length === 0);
  return rows.length + offersOf(preview).filter(({ isThere }) => isThere).length;
}
