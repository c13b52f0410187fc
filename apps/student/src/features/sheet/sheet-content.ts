import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { shownFiguresIn, writeFigureLine } from '@repo/contracts/figures';
import type { Library } from '#src/library/library.ts';

/** What a revision sheet has beside the mistakes: texts of markup. A figure or formula that the summary has is in it alone. */
export type SheetContent = { summary: string[]; formulas: string[]; figures: string[] };

const displayFormula = /\$\$([\s\S]+?)\$\$/g;
const degrees = /\d+\s*\^\s*\{?\\circ/g;
const wordsAndCommands = /\\(text|mathrm)\{[^}]*\}|\\[a-zA-Z]+/g;

/** Of an example that was worked out: it has its numbers, or nothing but numbers. Equations of reactions are none. */
function isCalculation(formula: string): boolean {
  if (formula.includes('\\ce{')) return false;
  const letters = formula.replaceAll(wordsAndCommands, ' ');
  return /\d{2}|\d\.\d/.test(formula.replaceAll(degrees, '')) || !/[a-zA-Z]/.test(letters);
}

const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '');

/** The formulas of these texts that stand on a line of their own, each once, without those that `known` has. */
export function formulasIn(texts: readonly string[], known: string): string[] {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const [, formula = ''] of text.matchAll(displayFormula)) {
      const name = withoutBlanks(formula);
      if (isCalculation(formula) || withoutBlanks(known).includes(name)) continue;
      if (!found.has(name)) found.set(name, `$$\n${formula.trim()}\n$$`);
    }
  return [...found.values()];
}

/** The sheet of an open chapter, without what the board does not ask. */
export function sheetContent(library: Library, chapterId: string): SheetContent {
  const [one] = library.summariesOfChapter(chapterId);
  const summary = (one?.pages ?? [])
    .toSorted((one, other) => one.pageNumber - other.pageNumber)
    .map(({ content }) => content);
  const notes = library
    .topicsOfChapter(chapterId)
    .filter(isAskedByBoard)
    .flatMap(({ pages }) => pages.map(({ content }) => content));
  const inSummary = new Set(summary.flatMap(shownFiguresIn).map(({ name }) => name));
  const figures = new Map(
    notes
      .flatMap(shownFiguresIn)
      .map((figure) => [figure.name, writeFigureLine({ ...figure, isNarrow: true })]),
  );
  for (const name of inSummary) figures.delete(name);
  return { summary, formulas: formulasIn(notes, summary.join('\n')), figures: [...figures.values()] };
}
