import type { TableSeparator } from '@repo/contracts/import-export';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { textMaxLength } from '@repo/contracts/limits/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import { hasGaps, withBlanks, withoutGaps, withoutSounds } from './anki-text.ts';
import {
  countsRows,
  hasLongNames,
  isSureHead,
  noPlaces,
  type CardPlaces as Places,
  placesOf,
} from './card-columns.ts';
import { difficultyReader, difficultyWords } from './card-difficulty.ts';
import { isErrorText } from './error-text.ts';
import { extraColumn, extraOfCell } from './extra-cells.ts';
import { type HtmlListener, markupOfHtml } from './html-text.ts';
import { labelledCards } from './labelled-cards.ts';
import { markupWarning } from './markup-warning.ts';
import { withMovedTexts } from './moved-texts.ts';
import { markupOfPlain, ownMarkup } from './plain-text.ts';
import { entriesOf, isOurs, readTable, type Table, withoutTitle } from './read-table.ts';
import {
  type CardItem,
  entriesMax,
  everyEntry,
  exchangeMessages,
  type FoundRow,
  importRowsMax,
  nextOf,
  nothingRead,
  type Reading,
  readingOf,
  tooManyEntries,
} from './reading.ts';
import { cardLosses, withCountLosses } from './residue-losses.ts';
import { columnsOfRows, separatorDoubt } from './separator-doubt.ts';
import {
  isTorn,
  movingSign,
  sourceOfBad,
  type TableRow,
  uncutRow,
  widthOf,
  withWidth,
} from './table-rows.ts';
import { withTornTexts } from './torn-texts.ts';
import { cardColumns } from './write-tables.ts';
import { writtenHtml } from './written-html.ts';

function columnsOf({ rows, columns, aside, delimiter }: Table): {
  places: Places;
  hasHead: boolean;
  head: string[];
} {
  const first = rows[0]?.index === 0 ? rows[0].cells : [];
  const byFirst = columns ? null : placesOf(first);
  if (byFirst) return { places: byFirst, hasHead: true, head: first };
  const named = columns ? placesOf(columns) : null;
  if (named) return { places: named, hasHead: false, head: columns ?? [] };
  // Lines of a markdown table start with a bar.
  const hasBar = delimiter === '|' && rows.every(({ cells }) => cells.length < 2 || cells[0]?.trim() === '');
  const free = [0, 1, 2, 3, 4, 5, 6, 7].filter((index) => !aside.has(index) && !(hasBar && index === 0));
  const [question = 0, answer = 1] = countsRows(rows, free) ? free.slice(1) : free;
  const places = { ...noPlaces, question, answer };
  return { places, hasHead: false, head: columns ?? [] };
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

type DifficultyOf = ReturnType<typeof difficultyReader>;

/** Rejects a row whose difficulty cell may contain the answer. */
function withDifficulty<R extends TableRow>(
  row: R,
  places: Places,
  sign: string | null,
  difficultyOf: DifficultyOf,
): R {
  const given = (row.cells[places.difficulty] ?? '').trim();
  // After a number, such a digit may be the end of that number, cut off by the separator.
  const isLevel = /^[1-5]$/.test(given) && !/\d\s*$/.test(row.cells[places.difficulty - 1] ?? '');
  const isSaid = difficultyOf(given) !== undefined && (given.length > 1 || !isTorn(row));
  const isKnown = given === '' || isLevel || isSaid || difficultyWords.test(given);
  const isBehind = places.difficulty > Math.max(places.question, places.answer);
  if (sign === null || isKnown || !isBehind || row.fault !== undefined) return row;
  return { ...row, fault: exchangeMessages.difficultyMoved(given, sign) };
}

/** Rejects rows that the separator inside a text may have cut; programs quote such texts, and texts contain no tabs. */
function withMoved(
  table: Table,
  { places, hasHead, head }: ReturnType<typeof columnsOf>,
  difficultyOf: DifficultyOf,
): TableRow[] {
  const { rows, delimiter, isSaid } = table;
  const sign = movingSign(delimiter);
  if (isSaid || delimiter === undefined || sign === null) return rows;
  const width = hasHead ? widthOf(head) : columnsOfRows(rows);
  const names = hasHead ? rows.slice(0, 1) : [];
  const whole = rows
    .slice(names.length)
    .map((row) => withDifficulty(withWidth(row, width, delimiter), places, sign, difficultyOf));
  const areBeside = places.answer === places.question + 1 && !isOurs(head, cardColumns);
  const cards = areBeside
    ? withTornTexts(whole, places.question, { isLast: false, nextName: '' }, { delimiter, sign })
    : whole;
  const columns = {
    last: Math.max(places.question, places.answer),
    known: [places.difficulty],
    isExtra: places.isExtra,
    isNamed: head.length > 0,
    nameOf: (column: number) => head[column]?.trim() || String(column + 1),
    width: Math.max(width, head.length),
  };
  return [...names, ...withMovedTexts(cards, columns, { delimiter, sign })];
}

type Form = {
  places: Places;
  isHtml: boolean;
  isOurs: boolean;
  figureLine: HtmlListener['figureLine'];
  difficultyOf: DifficultyOf;
};

/** Puts blanks into a question with gaps; their words come first in the answer. */
function withGapsAsked(question: string, answer: string, warn: (sentence: string) => void): [string, string] {
  if (!hasGaps(question)) return [question, withoutGaps(answer)];
  warn(exchangeMessages.cloze);
  const filled = withoutGaps(question);
  return [withBlanks(question), answer === '' ? filled : `${filled}\n\n${withoutGaps(answer)}`];
}

function readCard(row: TableRow, n: number, { places, isHtml, ...form }: Form): FoundRow<CardItem> {
  const { line, cells, hadApostrophe, fault, loss } = row;
  if (fault !== undefined) return uncutRow({ ...row, fault }, n);
  const losses = new Set<string>(loss === undefined ? [] : [loss]);
  if (hadApostrophe && !form.isOurs) losses.add(exchangeMessages.apostrophe);
  const warn = (sentence: string) => losses.add(sentence);
  // Our own tables contain the texts exactly as written.
  const isToLetter = form.isOurs && !isHtml;
  const textAt = (place: number) => {
    const cell = cells[place] ?? '';
    const text = (isToLetter ? cell : withoutSounds(cell, warn)).trim();
    if (isHtml) return markupOfHtml(text, { warn, figureLine: form.figureLine });
    const plain = isToLetter ? ownMarkup(text, warn) : markupOfPlain(text);
    if (writtenHtml(plain) !== null) warn(exchangeMessages.plainTags);
    return plain;
  };
  const sides: [string, string] = [textAt(places.question), textAt(places.answer)];
  const [question, answer] = isToLetter ? sides : withGapsAsked(...sides, warn);
  const problems: string[] = [];
  if (question === '') problems.push(contentMessages.cardQuestionRequired);
  if (answer === '') problems.push(contentMessages.cardAnswerRequired);
  if (!form.isOurs) cardLosses(question, answer).map(warn);
  for (const [side, text] of Object.entries({ question, answer })) {
    const name = exchangeMessages.textNames[side as 'question'];
    const warning = markupWarning(text);
    if (warning) warn(warning);
    if (text.length > textMaxLength) problems.push(exchangeMessages.textTooLong(name, textMaxLength));
    if (isErrorText(text)) problems.push(exchangeMessages.errorInText(text));
  }
  const given = (cells[places.difficulty] ?? '').trim();
  const known = form.difficultyOf(given);
  if (!known && given !== '') warn(exchangeMessages.difficultyTaken(given));
  const difficulty = known ?? 'medium';
  if (![question, answer].every(hasShownLists)) problems.push(contentMessages.listTooDeep);
  const isWhole = problems.length === 0;
  const { isExtra } = extraOfCell(cells[places.isExtra] ?? '', extraColumn, warn);
  const item = isWhole
    ? ({ question, answer, difficulty, isExtra, variants: undefined } satisfies AllFields<CardItem>)
    : null;
  const parts = [{ text: answer, isRight: true }];
  return {
    n,
    line,
    text: question,
    parts,
    problems,
    losses: [...losses],
    item,
    ...sourceOfBad(row, problems),
  };
}

/**
 * Reads cards from a table of commas, semicolons, tabs or pipes, as spreadsheets, Anki and Quizlet write it. Without
 * column names, question and answer are the first two columns.
 * @param isHtml whether texts are HTML; by default as the file's `#html:` line says, else plain
 * @param separator the separator of cells; detected by default
 */
export function readCards(
  source: string | Table,
  isHtml?: boolean,
  window = allCards,
  separator?: TableSeparator,
): Reading<CardItem> {
  const labelled = typeof source === 'string' && !separator ? labelledCards(source) : null;
  const given = labelled ?? (typeof source === 'string' ? readTable(source, everyEntry, separator) : source);
  const isNamedFirst = placesOf(given.rows[0]?.cells ?? []) !== null;
  const table = isNamedFirst ? given : withoutTitle(given, hasLongNames, isSureHead);
  if (table.rowCount > entriesMax) return tooManyEntries();
  const { places, hasHead, head } = columnsOf(table);
  const tableForm = { ...table.form, isHtml: isHtml ?? table.form.isHtml };
  const isNamed = hasHead || table.columns !== undefined;
  const { guessed, delimiter = '' } = table;
  const doubt = guessed === undefined || isNamed ? null : separatorDoubt(guessed, delimiter, table.rows);
  if (doubt !== null) return { ...nothingRead(doubt), form: { ...tableForm, isUnsure: true } };
  const difficultyOf = difficultyReader(table.rows.slice(hasHead ? 1 : 0), places.difficulty);
  const all = withMoved(table, { places, hasHead, head }, difficultyOf);
  const { rows, total } = entriesOf({ ...table, rows: all }, hasHead, window);
  const figureLine = table.pictures?.figureLine;
  const form = {
    places,
    isHtml: tableForm.isHtml,
    isOurs: isOurs(head, cardColumns),
    figureLine,
    difficultyOf,
  };
  return readingOf(withCountLosses(rows.map((row) => readCard(row, row.n, form))), {
    problems: table.problems,
    losses: [...table.losses, ...lostColumns(rows, head, places, table)],
    notices: table.notices ?? [],
    total,
    next: nextOf(window, total),
    form: tableForm,
    pictures: table.pictures?.taken() ?? [],
  });
}

const allCards = { from: 1, max: importRowsMax };
