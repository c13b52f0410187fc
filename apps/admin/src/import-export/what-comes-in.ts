import type { ImportableWritten, ImportPreview } from '@repo/contracts/import-export';

type Row = ImportPreview['rows'][number];

/** What somebody chose about an import: whether what is there already is written once more, and what is not to come in. */
export type ImportChoice = {
  isAgain: boolean;
  /** Entries that could be written questions, and are not to be. */
  notWritten: ReadonlySet<number>;
};
export const everything: ImportChoice = { isAgain: true, notWritten: new Set() };

/** An entry that can come in as a written question, as it stands. */
export type WrittenOffer = ImportableWritten & { fields: NonNullable<ImportableWritten['fields']> };
const isComplete = (written: ImportableWritten): written is WrittenOffer => written.fields !== null;

export const offersOf = ({ problems, written = [] }: ImportPreview): WrittenOffer[] =>
  problems.length > 0 ? [] : written.filter(isComplete);

/** What a dry run would write, by the numbers of the entries; nothing where the file as a whole is not right. */
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
    /** How many go where this kind goes: into the list of the cards, the test, the notes. */
    good: preview.rows.length - leaveOut.length - written.length,
    /** How many are not right and stay behind for it. */
    bad: leaveOut.filter((row) => !good(row)).length,
  };
}

/** How many entries that could come in the chapter has already. */
export function countThere(preview: ImportPreview): number {
  if (preview.problems.length > 0) return 0;
  const rows = preview.rows.filter(({ problems, isThere }) => isThere && problems.length === 0);
  return rows.length + offersOf(preview).filter(({ isThere }) => isThere).length;
}
