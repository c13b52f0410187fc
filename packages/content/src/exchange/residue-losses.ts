import { residueIn } from '@repo/contracts/format-residue';
import { isShortDate } from './error-text.ts';
import { exchangeMessages } from './messages.ts';
import type { FoundRow } from './reading.ts';

/** Warnings of leftover form text in these texts; options are only checked against the last one. */
export const residueLosses = (
  texts: readonly { name: string; text: string }[],
  options: readonly string[],
  around?: Parameters<typeof residueIn>[2],
): string[] =>
  texts.flatMap(({ name, text }, index) =>
    residueIn(text, index === texts.length - 1 ? options : [], around).map(({ at, found }) =>
      exchangeMessages.residue(at === null ? name : exchangeMessages.optionName(at), found),
    ),
  );

/** Adds warnings to entries that start with a number counting the entries, as in `1 Unit?`, `2 Charge?`. */
export function withCountLosses<T>(rows: FoundRow<T>[]): FoundRow<T>[] {
  const numbers = rows.map(({ text }) => /^(\d{1,4})\s/.exec(text)?.[1]);
  const units = new Set(rows.map(({ text }) => /^\d{1,4}\s(\p{Ll}{1,3})/u.exec(text)?.[1]));
  // '1 mole' and '2 moles' are amounts.
  if (units.size === 1 && !units.has(undefined)) return rows;
  const read = rows.flatMap(({ n, item }, at) => (item === null ? [] : [Number(numbers[at]) - n]));
  if (read.length < 2 || read.some((start) => start !== read[0])) return rows;
  return rows.map((row, at) => {
    const number = numbers[at];
    if (number === undefined) return row;
    const loss = exchangeMessages.residue(exchangeMessages.textNames.question, number);
    return { ...row, losses: [...new Set([...row.losses, loss])] };
  });
}

const questionLabel = /^q(?:ues)?[.:)]\s/i;
const answerLabel = /^(a(?:ns)?[.:)])\s/i;
/** A leftover of a separator at the start of a text with one line. */
const leadingDash = /^\\?([-–—•→=:])\s[^\n]*$/;

/** Warnings of leftover form text on both sides of a card. */
export function cardLosses(question: string, answer: string): string[] {
  const names = exchangeMessages.textNames;
  // A question with options that became a card has lost its options.
  const around = { letterCount: 4, around: [question, answer] };
  const [, sign] = (questionLabel.test(question) ? answerLabel : leadingDash).exec(answer) ?? [];
  return [
    ...residueLosses([{ name: names.question, text: question }], [answer], around),
    ...residueLosses([{ name: names.answer, text: answer }], [], around),
    ...(sign === undefined ? [] : [exchangeMessages.residue(names.answer, sign)]),
    ...[question, answer].filter(isShortDate).map(exchangeMessages.dateInOption),
  ];
}
