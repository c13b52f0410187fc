import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { shownFiguresIn, writeFigureLine } from '@repo/contracts/figures';
import type { Library } from '#src/content/library/library.ts';

/**
 * Contents of a revision sheet besides mistakes, as markup. Figures and formulas in the summary aren't
 * repeated.
 */
export type SheetContent = { summary: string[]; formulas: string[]; figures: string[] };

const displayFormula = /\$\$([\s\S]+?)\$\$/g;
const degrees = /\d+\s*\^\s*\{?\\circ/g;
const wordsAndCommands = /\\(text|mathrm)\{[^}]*\}|\\[a-zA-Z]+/g;

/**
 * A worked example: an equation with numbers from it, or only numbers. Chemical equations aren't examples.
 */
function isCalculation(formula: string): boolean {
  if (formula.includes('\\ce{')) return false;
  const letters = formula.replaceAll(wordsAndCommands, ' ');
  return /\d{2}|\d\.\d/.test(formula.replaceAll(degrees, '')) || !/[a-zA-Z]/.test(letters);
}

const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '');

/** Formulas on their own line in these texts, without duplicates and those in `known`. */
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

/** The sheet of an open chapter, without content outside the syllabus. */
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
