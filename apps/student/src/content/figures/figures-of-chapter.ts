import { type Figure, shownFiguresIn } from '@repo/contracts/figures';
import { contentLists } from '@repo/contracts/items/content-lists';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { writtenTexts } from '@repo/contracts/written.texts';
import type { Library } from '#src/content/library/library.ts';

const known = new WeakMap<Library, Map<string, readonly Figure[]>>();

/** Search the raw JSON, to avoid parsing chapters without figures. */
const mayHaveFigures = ({ pieceOf }: Library, chapterId: string): boolean =>
  contentLists.some((name) => {
    const piece = pieceOf(name, chapterId) ?? '';
    return (typeof piece === 'string' ? piece : JSON.stringify(piece)).includes('![');
  });

function findFigures(library: Library, chapterId: string): Figure[] {
  if (!mayHaveFigures(library, chapterId)) return [];
  const pages = [...library.topicsOfChapter(chapterId), ...library.summariesOfChapter(chapterId)].flatMap(
    (item) => item.pages.map(({ content }) => content),
  );
  const cards = library.flashcardsOfChapter(chapterId).flatMap(({ question, answer }) => [question, answer]);
  const questions = library
    .testsOfChapter(chapterId)
    .flatMap((test) => test.questions)
    .flatMap((given) => [given.question, ...given.options, ...extraTexts.map((name) => given[name] ?? '')]);
  const written = library
    .writtenOfChapter(chapterId)
    .flatMap((one) => writtenTexts(one).map(({ text }) => text));
  const found = new Map<string, Figure>();
  for (const figure of [...pages, ...cards, ...questions, ...written].flatMap(shownFiguresIn))
    if (!found.has(figure.name)) found.set(figure.name, figure);
  return [...found.values()];
}

/** All strings in a JSON value. */
function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsBelow) : [];
}

/**
 * Names of all figures of a chapter, including those of other languages only. Doesn't open the chapter: parsed, all
 * chapters of a large library would take too much memory.
 */
export function figureNamesOfChapter({ pieceOf }: Library, chapterId: string): string[] {
  const found = contentLists.flatMap((name) => {
    const piece = pieceOf(name, chapterId) ?? '';
    if (typeof piece === 'string' && !piece.includes('![')) return [];
    const items: unknown = typeof piece === 'string' ? JSON.parse(piece) : piece;
    return textsBelow(items).flatMap(shownFiguresIn);
  });
  return [...new Set(found.map(({ name }) => name))];
}

/** Figures of an open chapter without duplicates, in reading order: notes first. */
export function figuresOfChapter(library: Library, chapterId: string): readonly Figure[] {
  const chapters = known.get(library) ?? new Map<string, readonly Figure[]>();
  known.set(library, chapters);
  const figures = chapters.get(chapterId) ?? findFigures(library, chapterId);
  chapters.set(chapterId, figures);
  return figures;
}
