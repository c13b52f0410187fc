import type { DocumentLoss, DocumentLossKind } from '@repo/contracts/import-document';

const wordsMaxLength = 80;
const lossesMax = 2_000;

/** What a document loses, with the words at its place. */
export class WordLosses {
  readonly found: DocumentLoss[] = [];
  private readonly seen = new Set<string>();

  /** @returns nothing to show in its place */
  add(kind: DocumentLossKind, place: string): never[] {
    const line = place.replaceAll(/\s+/g, ' ').trim();
    const words = line.length > wordsMaxLength ? `${line.slice(0, wordsMaxLength - 1).trimEnd()}…` : line;
    const isNew = !this.seen.has(`${kind} ${words}`) && this.found.length < lossesMax;
    this.seen.add(`${kind} ${words}`);
    if (isNew) this.found.push({ kind, words });
    return [];
  }
}
