import { extraTexts } from '@repo/contracts/items/extra-texts';
import { namedOptions, optionIndexOf, partsOfAnswer } from '@repo/contracts/right-option';
import { namedDifficulty } from './card-difficulty.ts';
import { numberColumn } from './column-names.ts';
import { isExtraWord } from './extra-cells.ts';
import { withDoubtOfCuts, withMoreOptions } from './more-options.ts';
import { withMovedTexts } from './moved-texts.ts';
import { cellOf, type NumberedRow, writtenOptions } from './question-answers.ts';
import type { Places } from './question-columns.ts';
import { exchangeMessages } from './reading.ts';
import { signColumn, sureKeys } from './sure-keys.ts';
import { areRegular, isTorn, movingSign, type TableRow } from './table-rows.ts';
import { withTornNumbers } from './torn-numbers.ts';
import { withTornOptions, withTornQuestions } from './torn-texts.ts';

/**
 * From this many rows with 1 or 0 in the column for extra content, such cells are marks and not moved
 * answers.
 */
const evidenceMin = 3;
const isDigits = (cell: string) => /\d/.test(cell);

/**
 * Rejects rows whose right option may have moved into a later column because an unquoted text contains the
 * separator.
 * @param sign the separator, as a teacher calls it
 */
function withMovedAnswers<R extends NumberedRow>(
  rows: readonly R[],
  places: Places,
  head: readonly string[],
  { delimiter, sign }: { delimiter: string; sign: string },
): R[] {
  const answer = Math.max(...places.answers);
  const last = Math.max(answer, places.question, ...places.options.map(({ index }) => index));
  // Assertion and reason are excluded, because a row with half of one is rejected anyway.
  const others = new Set([places.assertion, places.reason]);
  const behind = [...head.keys()].filter((column) => column > last && !others.has(column));
  const textOf = (row: R, column: number) => (row.cells[column] ?? '').trim();
  const isSign = (cell: string) => optionIndexOf(cell) !== null;
  const extraNumbers = rows.filter((row) => isDigits(textOf(row, places.isExtra)));
  // In the column for extra content, 1 and 0 also mean yes and no.
  const isMovedNumber = (row: R, cell: string) =>
    isDigits(cell) && isDigits(textOf(row, answer)) && extraNumbers.length < evidenceMin;
  const namedIn = (row: R, column: number) =>
    namedOptions({ ...cellOf(row, places, column), answer: textOf(row, column) });
  const isSound = (row: R) => {
    const { from1, from0, text } = namedIn(row, answer);
    return [from1, from0, text].some((index) => typeof index === 'number');
  };
  const sound = rows.filter((row) => textOf(row, answer) !== '' && isSound(row));
  // If most rows have such a cell next to the right option, the column holds marks, levels or sections.
  const isUsual = (column: number, digits: boolean) => {
    const same = sound.filter((row) => {
      const cell = textOf(row, column);
      return isSign(cell) && isDigits(cell) === digits;
    });
    return same.length > 2 && same.length > rows.length / 2;
  };
  const usual = new Map(
    behind.map((column) => [column, [true, false].filter((digits) => isUsual(column, digits))]),
  );
  const formOf = (row: R) => {
    const key = textOf(row, answer);
    if (!isSign(key)) return 'text';
    const { text, from1 } = namedIn(row, answer);
    // A number such as '9' that is no option's number is a text.
    const isText = typeof text === 'number' && from1 === undefined;
    return isText ? 'text' : isDigits(key) ? 'number' : 'letter';
  };
  const forms = rows.filter((row) => textOf(row, answer) !== '').map(formOf);
  const common = (['letter', 'number'] as const).find(
    (form) => forms.filter((each) => each === form).length > forms.length / 2,
  );
  const isRegular = areRegular(rows, head.length);
  // Such columns hold marks or chapter numbers, unless the row has irregular cells or another sign of a cut.
  const numbers = new Set(
    behind.filter(
      (column) =>
        numberColumn.test(head[column] ?? '') &&
        sound.length > rows.length / 2 &&
        (isRegular || rows.every((row) => isDigits(textOf(row, column)))),
    ),
  );
  // Several rows with a set name next to a right option in words can't all be cut by a comma.
  const areSets = new Set(
    behind.filter(
      (column) =>
        signColumn.test(head[column] ?? '') &&
        rows.length > 1 &&
        sound.length === rows.length &&
        forms.every((form) => form === 'text') &&
        rows.every((row) => isSign(textOf(row, column))),
    ),
  );
  const options = places.options.map(({ index }) => index);
  const before = [...head.keys()].filter((column) => column < answer && column >= places.question);
  const isSure = sureKeys(rows, { answer, options, before }, { delimiter, width: head.length });
  const isMoved = (row: R, column: number) => {
    const cell = textOf(row, column);
    if (cell === '') return false;
    if (column === places.isExtra && isExtraWord(cell)) return isMovedNumber(row, cell);
    const named = namedIn(row, column);
    if (column === places.passage && named.from1 === undefined && named.from0 === undefined) return false;
    const key = textOf(row, answer);
    // If the other rows answer with letters, only a letter can be a moved answer; likewise for numbers.
    if (!isSign(cell) && formOf(row) === common && partsOfAnswer(cell) === null) return false;
    if (!isSign(cell)) return named.text !== undefined;
    if (named.from1 === undefined && named.from0 === undefined && named.text === undefined) return false;
    // '(B) ampere' is a complete answer if option B is 'ampere', not half of a cut option.
    if (partsOfAnswer(key) !== null && typeof namedIn(row, answer).text === 'number') return false;
    // A cut would move the last option into the answer cell, so that this text would occur only once.
    const same = writtenOptions(row.cells, places).filter(
      (text) => text.toLowerCase() === key.toLowerCase(),
    ).length;
    // If the other rows answer with letters or numbers, a text here is probably an option that moved.
    const isOdd = common !== undefined && formOf(row) !== common && isDigits(cell) === (common === 'number');
    if (isOdd && !isSure(row, head[column] ?? '', cell)) return true;
    const isKey = isSign(key) || (same === 1 && !forms.includes('number'));
    if (isDigits(cell) && numbers.has(column) && isKey && !isTorn(row)) return false;
    if (isSure(row, head[column] ?? '', cell)) return false;
    if (areSets.has(column) && same === 1 && !isTorn(row)) return false;
    const isOther = isDigits(cell) && isSign(key) && !isDigits(key);
    return !isOther && !usual.get(column)?.includes(isDigits(cell));
  };
  return rows.map((row) => {
    const isKnown = namedDifficulty(textOf(row, places.difficulty)) !== undefined;
    const column = row.fault !== undefined || isKnown ? undefined : behind.find((each) => isMoved(row, each));
    if (column === undefined) return row;
    const fault = exchangeMessages.answerMoved(head[column]?.trim() ?? '', textOf(row, column), sign);
    return { ...row, fault };
  });
}

/** Rejects rows that the separator inside a text may have cut. */
export function withMoved<R extends TableRow & { n: number }>(
  rows: R[],
  places: Places,
  head: readonly string[],
  delimiter: string | undefined,
): R[] {
  const sign = movingSign(delimiter);
  if (delimiter === undefined || sign === null) return rows;
  const areBeside = places.options.some(({ index }) => index === places.question + 1);
  const texts = [places.question, ...places.options.map(({ index }) => index)];
  const asked = areBeside ? withTornQuestions(rows, texts, { delimiter, sign }) : rows;
  const optionColumns = places.options.map(({ index }) => index);
  const isKeyFirst = (places.answers[0] ?? -1) < Math.max(...optionColumns);
  const isComma = isKeyFirst && delimiter === ',';
  const whole = isComma
    ? withMoreOptions(
        withTornNumbers(
          withTornOptions(asked, optionColumns, head.length, sign),
          optionColumns,
          areBeside ? places.question : -1,
          sign,
        ),
        optionColumns,
        { width: head.length, delimiter },
      )
    : asked;
  const all = withMovedAnswers(whole, places, head, { delimiter, sign });
  const { options, answers, isFrom0: _, ownSigns: __, isRightFirst: ___, ...known } = places;
  const key = Math.max(places.question, ...answers, ...options.map(({ index }) => index));
  // A comma in an earlier column would have moved the right option as well.
  const [last, ...behind] = extraTexts
    .map((name) => places[name])
    .filter((column) => column > key)
    .toSorted((one, other) => one - other);
  if (last === undefined) return isComma ? withDoubtOfCuts(all) : all;
  const nameOf = (column: number) => head[column]?.trim() ?? '';
  const columns = {
    last,
    texts: behind,
    known: Object.values(known),
    isExtra: -1,
    isNamed: true,
    nameOf,
    width: head.length,
  };
  const told = withMovedTexts(all, columns, { delimiter, sign });
  return isComma ? withDoubtOfCuts(told) : told;
}
