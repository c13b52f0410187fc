import type { ImportKind, ImportPreview } from '@repo/contracts/import-export';
import { importPagesMax } from '#src/exchange/reading.ts';
import type { FoundRow, Reading } from './exchange/index.ts';

/** What a person looks at: a hostile file can have a sentence for each of its bytes. */
const textMax = 300;
const sentencesPerRowMax = 20;
const sentencesMax = 100;

const short = (text: string) => (text.length > textMax ? `${text.slice(0, textMax)}…` : text);
const few = (sentences: readonly string[], max: number) => sentences.slice(0, max).map(short);

function rowOf({ item: _, ...row }: FoundRow<unknown>, partsMax: number): ImportPreview['rows'][number] {
  return {
    ...row,
    text: short(row.text),
    parts: row.parts.slice(0, partsMax).map((part) => ({ ...part, text: short(part.text) })),
    problems: few(row.problems, sentencesPerRowMax),
    losses: few(row.losses, sentencesPerRowMax),
  };
}

/** Twice what a question may have, so that one too many is seen; the pages of notes are counted where they are read. */
const partsMax: Record<ImportKind, number> = { flashcards: 1, questions: 12, notes: importPagesMax };

/** What would be imported and what speaks against it, without the entries themselves. */
export function previewOf(kind: ImportKind, { rows, problems, losses }: Reading<unknown>): ImportPreview {
  const badRows = rows.filter((row) => row.problems.length > 0).length;
  return {
    rows: rows.map((row) => rowOf(row, partsMax[kind])),
    problems: few(problems, sentencesMax),
    losses: few(losses, sentencesMax),
    badRows,
    canImport: problems.length === 0 && badRows === 0,
  };
}
