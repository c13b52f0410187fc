import { difficultyValues } from '@repo/contracts/content';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { textMaxLength } from '@repo/contracts/limits/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import { looksLikeHtml, markupOfHtml, withoutAnki } from './html-text.ts';
import { markupWarning } from './markup-warning.ts';
import { isOurs, readTable, type Table, type TableRow } from './read-table.ts';
import {
  type CardItem,
  cardColumnNames,
  exchangeMessages,
  type FoundRow,
  importRowsMax,
  type Reading,
  tooManyRows,
} from './reading.ts';
import { cardColumns } from './write-tables.ts';

type Places = Record<keyof CardItem, number>;
const noPlaces = Object.fromEntries(cardColumns.map((column) => [column, -1])) as Places;

/** Where the columns stand by the names of a head, or null when it names no question and answer. */
function placesOf(head: readonly string[]): Places | null {
  const at = (name: RegExp) => head.findIndex((cell) => name.test(cell.trim()));
  const found = cardColumns.map((column) => [column, at(cardColumnNames[column])]);
  const places = Object.fromEntries(found) as Places;
  return places.question >= 0 && places.answer >= 0 ? places : null;
}

function columnsOf({ rows, columns, aside }: Table): { places: Places; rows: TableRow[]; head: string[] } {
  const first = rows[0]?.cells ?? [];
  const byFirst = columns ? null : placesOf(first);
  if (byFirst) return { places: byFirst, rows: rows.slice(1), head: first };
  const named = columns ? placesOf(columns) : null;
  if (named) return { places: named, rows, head: columns ?? [] };
  const free = [0, 1, 2, 3, 4, 5, 6, 7].filter((index) => !aside.has(index));
  const places = { ...noPlaces, question: free[0] ?? 0, answer: free[1] ?? 1 };
  return { places, rows, head: columns ?? [] };
}

function lostColumns(
  rows: readonly TableRow[],
  head: readonly string[],
  places: Places,
  table: Table,
): string[] {
  const used = new Set(Object.values(places));
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, index) => index)
    .filter((index) => !used.has(index) && rows.some(({ cells }) => (cells[index] ?? '').trim() !== ''))
    .map((index) => {
      const name = table.aside.get(index) ?? head[index]?.trim();
      return name ? exchangeMessages.columnLost(name) : exchangeMessages.unnamedColumnLost(index + 1);
    });
}

type Form = { places: Places; isHtml: boolean; isOurs: boolean };

function readCard({ line, cells, hadApostrophe }: TableRow, n: number, form: Form): FoundRow<CardItem> {
  const { places, isHtml } = form;
  const losses = new Set<string>();
  if (hadApostrophe && !form.isOurs) losses.add(exchangeMessages.apostrophe);
  const warn = (sentence: string) => losses.add(sentence);
  const textAt = (place: number) => {
    const text = withoutAnki(cells[place] ?? '', warn).trim();
    if (isHtml) return markupOfHtml(text, warn);
    if (looksLikeHtml(text)) warn(exchangeMessages.plainTags);
    return text;
  };
  const [question, answer] = [textAt(places.question), textAt(places.answer)];
  for (const text of [question, answer]) {
    const warning = markupWarning(text);
    if (warning) losses.add(warning);
  }
  const given = (cells[places.difficulty] ?? '').trim().toLowerCase();
  const difficulty = difficultyValues.find((value) => value === (given || 'medium'));
  const problems: string[] = [];
  if (question === '') problems.push(contentMessages.cardQuestionRequired);
  if (answer === '') problems.push(contentMessages.cardAnswerRequired);
  if (!difficulty) problems.push(contentMessages.difficultyUnknown);
  if (Math.max(question.length, answer.length) > textMaxLength)
    problems.push(exchangeMessages.textTooLong(textMaxLength));
  if (![question, answer].every(hasShownLists)) problems.push(contentMessages.listTooDeep);
  const isWhole = difficulty !== undefined && problems.length === 0;
  const item = isWhole ? ({ question, answer, difficulty } satisfies AllFields<CardItem>) : null;
  const parts = [{ text: answer, isRight: true }];
  return { n, line, text: question, parts, problems, losses: [...losses], item };
}

/**
 * Cards from a table: commas, semicolons or tabs, with a line of names or without (then question and answer come
 * first), as spreadsheets, Anki and Quizlet write it.
 * @param isHtml whether texts are HTML; left out, the file's own `#html:` line says so, else they are plain
 */
export function readCards(text: string, isHtml?: boolean, rowsMax = importRowsMax): Reading<CardItem> {
  const table = readTable(text, rowsMax);
  const { places, rows, head } = columnsOf(table);
  if (rows.length > rowsMax) return tooManyRows(rowsMax);
  const form = { places, isHtml: isHtml ?? table.isHtml ?? false, isOurs: isOurs(head, cardColumns) };
  return {
    rows: rows.map((row, index) => readCard(row, index + 1, form)),
    problems: table.problems,
    losses: [...table.losses, ...lostColumns(rows, head, places, table)],
  };
}
