import {
  type CardItem,
  decodeText,
  nothingRead,
  plainLines,
  type Reading,
  readAiken,
  readCards,
  readGift,
  readNotes,
  readQuestionTable,
  type TopicItem,
} from '@repo/content/exchange';
import type { ImportKind, ImportPreview, PreviewImportInput } from '@repo/contracts/import-export';
import { importFormats } from '@repo/contracts/import-export';
import { importRowsMax, questionsMax } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import type { Question } from '@repo/contracts/tests';
import { DomainError } from '#src/errors.ts';

type Given = Omit<PreviewImportInput, 'kind'>;
type Items = { flashcards: CardItem; questions: Question; notes: TopicItem };

const rowsMax: Record<ImportKind, number> = {
  flashcards: importRowsMax,
  questions: questionsMax,
  notes: importRowsMax,
};

function textOf({ source }: Given) {
  if ('text' in source) return { text: plainLines(source.text), problems: [], losses: [] };
  return decodeText(Buffer.from(source.fileBase64, 'base64'));
}

const readers: { [K in ImportKind]: (text: string, given: Given) => Reading<Items[K]> } = {
  flashcards: (text, { isHtml }) => readCards(text, isHtml),
  questions: (text, { format, isHtml }) =>
    format === 'gift'
      ? readGift(text)
      : format === 'aiken'
        ? readAiken(text)
        : readQuestionTable(text, isHtml),
  notes: (text) => readNotes(text),
};

/** Reads a file or pasted text. @throws BAD_INPUT for a format that does not fit the kind */
export function readSource<K extends ImportKind>(kind: K, given: Given): Reading<Items[K]> {
  const formats: readonly string[] = importFormats[kind];
  if (!formats.includes(given.format))
    throw new DomainError('BAD_INPUT', messages.badField('format', `${kind} take ${formats.join(', ')}`));
  const { text, problems, losses } = textOf(given);
  if (problems.length > 0) return nothingRead(...problems);
  const reading = readers[kind](text, given);
  const isEmpty = reading.rows.length === 0 && reading.problems.length === 0;
  const all = isEmpty ? [messages.importEmpty] : reading.problems;
  if (reading.rows.length > rowsMax[kind])
    return { rows: [], problems: [...all, messages.importTooManyRows(rowsMax[kind])], losses: [] };
  return { rows: reading.rows, problems: all, losses: [...losses, ...reading.losses] };
}

const previewLength = 300;
const short = (text: string) => (text.length > previewLength ? `${text.slice(0, previewLength)}…` : text);

/** What would be imported and what speaks against it; writes nothing. */
export function previewImport(input: PreviewImportInput): ImportPreview {
  const { rows, problems, losses } = readSource<ImportKind>(input.kind, input);
  const badRows = rows.filter((row) => row.problems.length > 0).length;
  return {
    rows: rows.map(({ item: _, text, parts, ...row }) => ({
      ...row,
      text: short(text),
      parts: parts.map((part) => ({ ...part, text: short(part.text) })),
    })),
    problems,
    losses,
    badRows,
    canImport: problems.length === 0 && badRows === 0,
  };
}

/** All of what was found. @throws BAD_INPUT where one entry, or the file, is not as it should be */
export function wholeItems<K extends ImportKind>(kind: K, given: Given): Items[K][] {
  const { rows, problems } = readSource(kind, given);
  if (problems.length > 0)
    throw new DomainError('BAD_INPUT', `${problems[0]}. ${messages.importUnreadable}`.replace('..', '.'));
  const items = rows.flatMap(({ item }) => (item === null ? [] : [item]));
  if (items.length < rows.length)
    throw new DomainError('BAD_INPUT', messages.importHasErrors(rows.length - items.length));
  return items;
}
