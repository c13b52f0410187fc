import { figuresIn, readFigureLine } from '@repo/contracts/figures';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import type { Question } from '@repo/contracts/tests';
import { exchangeMessages } from './reading.ts';

/** All texts of a question. */
export const textsOfQuestion = (given: Question): string[] => [
  given.question,
  ...given.options,
  ...extraTexts.flatMap((name) => given[name] ?? []),
];

/** The notice for formats that keep only the line of a figure, not its picture. */
export const figureLosses = (texts: readonly string[]): string[] =>
  texts.some((text) => figuresIn(text).length > 0) ? [exchangeMessages.exportFigureNames] : [];

type Varied = Partial<Record<'variants' | 'otherNumbers' | 'typedAnswer', object>>;

/** The notices for texts in other languages, other numbers and typed answers, which single-list formats can't hold. */
export const variantLosses = (items: readonly Varied[]): string[] => [
  ...(items.some(({ variants }) => variants) ? [exchangeMessages.exportVariants] : []),
  ...(items.some(({ otherNumbers }) => otherNumbers) ? [exchangeMessages.exportOtherNumbers] : []),
  ...(items.some(({ typedAnswer }) => typedAnswer) ? [exchangeMessages.exportTypedAnswers] : []),
];

const delimiterRow = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;
const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);

/** The cells of a row with commas between them. */
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
    .join(', ');

/** Converts a text for plain-text formats: drops figures, and turns table rows into lists. */
export function withoutBlocks(text: string): { text: string; losses: string[] } {
  const losses = new Set<string>();
  const lines = text.split('\n').flatMap((line, index, all) => {
    if (readFigureLine(line)) {
      losses.add(exchangeMessages.exportFigures);
      return [];
    }
    const isOfTable = isRow(line) && all.some((each) => delimiterRow.test(each));
    if (!isOfTable) return [line];
    losses.add(exchangeMessages.exportTables);
    if (delimiterRow.test(line)) return [];
    return [isRow(all[index + 1] ?? '') ? `${cellsOf(line)};` : cellsOf(line)];
  });
  return { text: lines.join('\n').trim(), losses: [...losses] };
}
