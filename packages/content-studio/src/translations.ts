import type { LibraryChapter } from '@repo/contracts/library';
import { cut, type Fault } from './fault.ts';

const hindi = 'hi-IN';
const formula = /\$\$[^$]*\$\$|\$[^$]*\$/g;
const figure = /!\[[^\]]*\]\(([^\s)]+)/g;

/**
 * What a translation must keep, in any order within the page: formulas, numbers, figures and the shape of the
 * page.
 */
function keptParts(text: string): string[] {
  const formulas = (text.match(formula) ?? []).map((each) =>
    each.replaceAll(/\\text\{[^}]*\}|[\s,.;]/g, (part) => (part.startsWith('\\') ? '\\text' : '')),
  );
  const figures = [...text.matchAll(figure)].map(([, name = '']) => `figure ${name}`);
  const words = text.replaceAll(formula, ' ').replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ');
  const numbers = words.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const lines = words.split('\n').flatMap((line) => {
    const start = /^\s*(#+|[-*]|\d+\.|\|)\s/.exec(line)?.[1];
    if (!start) return [];
    return start === '|' ? [`row of ${line.split('|').length - 2} cells`] : [`line with ${start}`];
  });
  return [...formulas, ...figures, ...numbers, ...lines].sort();
}

/** The parts of one list that the other lacks, counted. */
function lacking(from: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return from.filter((part) => {
    const at = rest.indexOf(part);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function faultOf(text: string, translated: string | undefined): string | null {
  if (!translated) return text.trim() === '' ? null : 'has no Hindi text';
  if (/[a-z]{3}/i.test(text.replaceAll(formula, '')) && !/\p{Script=Devanagari}/u.test(translated))
    return 'is not in Hindi';
  if (/[०-९]/.test(translated)) return 'has Devanagari digits; the board prints 0 to 9';
  if ((translated.match(/\*\*/g) ?? []).length % 2 === 1) return 'has a ** without its pair';
  const [own, theirs] = [keptParts(text), keptParts(translated)];
  const [lost] = lacking(own, theirs);
  if (lost) return `lacks in Hindi: ${lost}`;
  const [added] = lacking(theirs, own);
  return added ? `has only in Hindi: ${added}` : null;
}

/**
 * Cards and summaries of a chapter that are not wholly in Hindi, or say other numbers, formulas, figures, rows or list
 * items there than in English.
 */
export function translationFaults({ id: chapter, flashcards, summaries }: LibraryChapter): Fault[] {
  const pairs = [
    ...flashcards.flatMap(({ question, answer, variants }) => [
      [question, variants?.[hindi]?.question] as const,
      [answer, variants?.[hindi]?.answer] as const,
    ]),
    ...summaries.flatMap(({ pages, pageVariants }) =>
      pages.map((page, at) => [page, pageVariants?.[at]?.[hindi]?.content] as const),
    ),
  ];
  if (pairs.every(([, translated]) => !translated)) return [];
  return pairs.flatMap(([text, translated]) => {
    const fault = faultOf(text, translated);
    return fault ? [{ chapter, fault: `${fault}: ${cut(text)}`, about: text }] : [];
  });
}
