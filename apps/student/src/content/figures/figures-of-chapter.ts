import { type Figure, figureNamesInJson, shownFiguresIn } from '@repo/contracts/figures';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { writtenTexts } from '@repo/contracts/written.texts';
import type { Library } from '#src/content/library/library.ts';
import { textOf } from '#src/content/library/piece.ts';

const known = new WeakMap<Library, Map<string, readonly Figure[]>>();

function jsonOf({ pieceOf }: Library, list: ContentList, chapterId: string): string {
  return textOf(pieceOf(list, chapterId) ?? '');
}

/** Search the raw JSON, to avoid parsing chapters without figures. */
const mayHaveFigures = (library: Library, chapterId: string): boolean =>
  contentLists.some((list) => jsonOf(library, list, chapterId).includes('!['));

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

/** Names of all figures of a chapter, including those of other languages only. Parses nothing. */
export const figureNamesOfChapter = (library: Library, chapterId: string): string[] => [
  ...new Set(contentLists.flatMap((list) => figureNamesInJson(jsonOf(library, list, chapterId)))),
];

/** Figures of an open chapter without duplicates, in reading order: notes first. */
export function figuresOfChapter(library: Library, chapterId: string): readonly Figure[] {
  const chapters = known.get(library) ?? new Map<string, readonly Figure[]>();
  known.set(library, chapters);
  const figures = chapters.get(chapterId) ?? findFigures(library, chapterId);
  chapters.set(chapterId, figures);
  return figures;
}
