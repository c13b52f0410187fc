import { difficultyValues } from '@repo/contracts/content';
import { textMaxLength } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { looksLikeHtml, markupOfHtml, withoutAnki } from './html-text.ts';
import { markupWarning } from './markup-warning.ts';
import { readTable, type Table, type TableRow } from './read-table.ts';
import { type CardItem, exchangeMessages, type FoundRow, type Reading } from './reading.ts';

const names = {
  question: /^(question|front|term|prompt|q)$/i,
  answer: /^(answer|back|definition|a)$/i,
  difficulty: /^(difficulty|level)$/i,
};
type Places = { question: number; answer: number; difficulty: number };

/** Where the columns stand by the names of a head, or null when it names no question and answer. */
function placesOf(head: readonly string[]): Places | null {
  const at = (name: RegExp) => head.findIndex((cell) => name.test(cell.trim()));
  const places = { question: at(names.question), answer: at(names.answer), difficulty: at(names.difficulty) };
  return places.question >= 0 && places.answer >= 0 ? places : null;
}

function columnsOf({ rows, columns, aside }: Table): { places: Places; rows: TableRow[]; head: string[] } {
  const first = rows[0]?.cells ?? [];
  const byFirst = columns ? null : placesOf(first);
  if (byFirst) return { places: byFirst, rows: rows.slice(1), head: first };
  const named = columns ? placesOf(columns) : null;
  if (named) return { places: named, rows, head: columns ?? [] };
  const free = [0, 1, 2, 3, 4, 5, 6, 7].filter((index) => !aside.has(index));
  const places = { question: free[0] ?? 0, answer: free[1] ?? 1, difficulty: -1 };
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

function readCard({ line, cells }: TableRow, n: number, places: Places, isHtml: boolean): FoundRow<CardItem> {
  const losses = new Set<string>();
  const lose = (sentence: string) => losses.add(sentence);
  const textAt = (place: number) => {
    const text = withoutAnki(cells[place] ?? '', lose).trim();
    if (isHtml) return markupOfHtml(text, lose);
    if (looksLikeHtml(text)) lose(exchangeMessages.plainTags);
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
  if (question === '') problems.push(messages.cardQuestionRequired);
  if (answer === '') problems.push(messages.cardAnswerRequired);
  if (!difficulty) problems.push(messages.difficultyUnknown);
  if (Math.max(question.length, answer.length) > textMaxLength)
    problems.push(messages.textTooLong(textMaxLength));
  const item = difficulty && problems.length === 0 ? { question, answer, difficulty } : null;
  const parts = [{ text: answer, isRight: true }];
  return { n, line, text: question, parts, problems, losses: [...losses], item };
}

/**
 * Cards from a table: commas, semicolons or tabs, with a line of names or without (then question and answer come
 * first), as spreadsheets, Anki and Quizlet write it.
 * @param isHtml whether texts are HTML; left out, the file's own `#html:` line says so, else they are plain
 */
export function readCards(text: string, isHtml?: boolean): Reading<CardItem> {
  const table = readTable(text);
  const { places, rows, head } = columnsOf(table);
  const asHtml = isHtml ?? table.isHtml ?? false;
  return {
    rows: rows.map((row, index) => readCard(row, index + 1, places, asHtml)),
    problems: table.problems,
    losses: [...table.losses, ...lostColumns(rows, head, places, table)],
  };
}
