import { shortened } from '@repo/contracts/cut-text';
import { figuresIn, readFigureLine, readFigureName } from '@repo/contracts/figures';
import type { AnswersOfColumn } from '@repo/contracts/import-answers';
import type { ImportableWritten, ImportKind, ImportPreview } from '@repo/contracts/import-export';
import { importTextMaxLength } from '@repo/contracts/limits/admin';
import { importPagesMax } from '#src/exchange/reading.ts';
import { type Entry, entryKey } from './entry-key.ts';
import { exchangeMessages, type FoundRow, type Reading } from './exchange/index.ts';

/** Length limit for displayed texts: a hostile file may have a message for each byte. */
const textMax = 300;
const sentencesPerRowMax = 20;
const sentencesMax = 100;
const figuresMax = 1_000;

const short = (text: string) => shortened(text, textMax);

/** Replaces lines with figures by their captions in brackets. */
function shownText(text: string): string {
  if (!text.includes('![')) return short(text);
  const lines = text.slice(0, 4 * textMax).split('\n');
  return short(
    lines
      .map((line) => {
        const figure = readFigureLine(line);
        return figure ? `[${figure.caption}]` : line;
      })
      .join('\n'),
  );
}
const few = (sentences: readonly string[], max: number) => sentences.slice(0, max).map(short);

function rowOf(
  { item, written: _, source, ...row }: FoundRow<Entry>,
  partsMax: number,
  room: { left: number },
): PreviewWithFigures['rows'][number] {
  const isKept = source !== undefined && row.problems.length > 0 && source.length <= room.left;
  if (isKept) room.left -= source.length;
  return {
    ...row,
    key: item && entryKey(item),
    text: shownText(row.text),
    parts: row.parts.slice(0, partsMax).map((part) => ({ ...part, text: shownText(part.text) })),
    problems: few(row.problems, sentencesPerRowMax),
    losses: few(row.losses, sentencesPerRowMax),
    ...(isKept ? { source } : {}),
  };
}

/** Twice the allowed number, so that one too many is noticed; pages of notes are limited when parsed. */
const partsMax: Record<ImportKind, number> = { flashcards: 1, questions: 12, notes: importPagesMax };

function shownAnswers({ examples, choices, ...answers }: AnswersOfColumn): AnswersOfColumn {
  const shown = (text: string) => shownText(text.trim());
  return {
    ...answers,
    column: short(answers.column),
    examples: examples.map(({ n, question, answer }) => ({
      n,
      question: shown(question),
      answer: short(answer),
    })),
    choices: choices.map(({ reading, options }) => ({
      reading,
      options: options.map((option) => option && shown(option)),
    })),
  };
}

/** A dry run, with the figures shown by entries besides the file's own, and the numbers of those entries. */
export type PreviewWithFigures = Omit<ImportPreview, 'rows' | 'written'> & {
  figures: { name: string; entries: number[] }[];
  /** `key` identifies a valid entry (`entryKey`). */
  rows: (Omit<ImportPreview['rows'][number], 'isThere'> & { key: string | null })[];
  written?: WrittenWithKey[];
};
type WrittenWithKey = Omit<ImportableWritten, 'isThere'> & { key: string | null };

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

function figuresOf({ rows, pictures }: Reading<Entry>): PreviewWithFigures['figures'] {
  const own = new Set(pictures.map(({ name }) => name));
  const entries = new Map<string, number[]>();
  for (const { n, item } of rows)
    for (const { name } of stringsOf(item).flatMap(figuresIn)) {
      if (own.has(name) || readFigureName(name) === null) continue;
      const known = entries.get(name);
      if (!known && entries.size < figuresMax) entries.set(name, [n]);
      else if (known && known.at(-1) !== n) known.push(n);
    }
  return [...entries].map(([name, numbers]) => ({ name, entries: numbers }));
}

/** Entries that could become written questions, with full texts. */
const writtenOf = (rows: readonly FoundRow<unknown>[]): WrittenWithKey[] =>
  rows.flatMap(({ n, line, written }): WrittenWithKey[] => {
    if (!written) return [];
    return 'fields' in written
      ? [{ n, line, fields: written.fields, needs: null, key: entryKey(written.fields) }]
      : [{ n, line, fields: null, needs: written.needs, key: null }];
  });

/** Preview of an import with its errors, without the entries themselves. */
export function previewOf(kind: ImportKind, reading: Reading<Entry>): PreviewWithFigures {
  const { rows, problems, losses, notices, pictures, total, next, form, answers, columns } = reading;
  const room = { left: importTextMaxLength };
  const written = writtenOf(rows);
  const badRows = rows.filter((row) => row.problems.length > 0).length;
  const ofPictures = pictures.length > 0 ? [exchangeMessages.pictures(pictures.length)] : [];
  return {
    rows: rows.map((row) => rowOf(row, partsMax[kind], room)),
    ...(written.length > 0 ? { written } : {}),
    problems: few(problems, sentencesMax),
    losses: few(losses, sentencesMax),
    notices: few([...notices, ...ofPictures], sentencesMax),
    badRows,
    canImport: problems.length === 0 && badRows === 0,
    total,
    next: problems.length === 0 ? next : null,
    form,
    ...(answers ? { answers: shownAnswers(answers) } : {}),
    ...(columns ? { columns } : {}),
    figures: figuresOf(reading),
  };
}
