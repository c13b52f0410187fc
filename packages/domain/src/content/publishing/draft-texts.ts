import type { Chapter, Written } from '@repo/contracts/content';
import { cutText } from '@repo/contracts/cut-text';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { languageNames, variantLanguages } from '@repo/contracts/languages';
import { markedTexts, questionGroups, variantTexts } from '@repo/contracts/tests';
import { writtenTexts } from '@repo/contracts/written.texts';

/** A text of a chapter, and the item an admin opens to fix it. */
export type DraftText = {
  list: ContentList;
  itemId: string;
  /** Name of the item and its part. */
  name: string;
  text: string;
  /** Whether it is a single line, without lists. */
  isInline: boolean;
};

const nameMaxLength = 60;

/** A written question's name in messages: its first words. */
export const writtenName = ({ alternatives }: Pick<Written, 'alternatives'>): string =>
  cutText(alternatives[0]?.question ?? '', nameMaxLength);

/** The texts of an item's variants, each named after item and language. */
const inOtherLanguages = (
  variants: { [Language in (typeof variantLanguages)[number]]?: object } | undefined,
  named: Omit<DraftText, 'text'>,
): DraftText[] =>
  variantLanguages.flatMap((language) =>
    Object.values(variants?.[language] ?? {}).map((text: string) => ({
      ...named,
      name: `${named.name} (${languageNames[language]})`,
      text,
    })),
  );

const textsOfPages = (pages: Chapter['topics'][number]['pages'], named: Omit<DraftText, 'text'>) =>
  pages.flatMap(({ content: text, variants }): DraftText[] => [
    { ...named, text },
    ...inOtherLanguages(variants, named),
  ]);

/** Lists a case's passage once, named after all questions of its case. */
function textsOfTest({ _id: itemId, title, questions }: Chapter['tests'][number]): DraftText[] {
  const isInline = false;
  return questionGroups(questions).flatMap(({ first, count }) => {
    const of = (what: string) => ({ list: 'tests' as const, itemId, name: `${title}, ${what}` });
    const passage = count > 1 ? questions[first]?.case?.passage : undefined;
    const ofAll = of(`questions ${first + 1} to ${first + count}`);
    return [
      ...(passage === undefined ? [] : [{ ...ofAll, text: passage, isInline }]),
      ...questions.slice(first, first + count).flatMap((question, index): DraftText[] => {
        const named = of(`question ${first + index + 1}`);
        const own = markedTexts(question).filter(
          ({ path }) => passage === undefined || path.join('.') !== 'case.passage',
        );
        return [
          ...own.map(({ text }) => ({ ...named, text, isInline })),
          // The board's options are fixed, so editors can't change them.
          ...(question.statements
            ? []
            : question.options.map((text) => ({ ...named, text, isInline: true }))),
          ...variantTexts(question.variants).map(({ language, text, isInline: isLine }) => ({
            ...of(`question ${first + index + 1} (${languageNames[language]})`),
            text,
            isInline: isLine,
          })),
        ];
      }),
    ];
  });
}

type Item<List extends ContentList> = NonNullable<Chapter[List]>[number];
const isInline = false;

/** The texts with markup of each list's items; memes and mind maps have plain text. */
const textsOf: { [List in ContentList]: (item: Item<List>) => DraftText[] } = {
  topics: ({ _id: itemId, name, pages }) => textsOfPages(pages, { list: 'topics', itemId, name, isInline }),
  summaries: ({ _id: itemId, title: name, pages }) =>
    textsOfPages(pages, { list: 'summaries', itemId, name, isInline }),
  flashcards: ({ _id: itemId, question, answer, variants }) => {
    const name = cutText(question, nameMaxLength);
    const named = { list: 'flashcards' as const, itemId, name, isInline };
    return [
      ...[question, answer].map((text): DraftText => ({ ...named, text })),
      ...inOtherLanguages(variants, named),
    ];
  },
  tests: textsOfTest,
  memes: () => [],
  mindmaps: () => [],
  written: (question) => {
    const named = { list: 'written' as const, itemId: question._id, name: writtenName(question) };
    return writtenTexts(question).map(({ text }): DraftText => ({ ...named, text, isInline }));
  },
};

const textsOfList = <List extends ContentList>(chapter: Chapter, list: List): DraftText[] =>
  (chapter[list] ?? []).flatMap((item) => textsOf[list](item as Item<List>));

/** All texts with markup of a chapter, in the order of its lists. */
export const draftTexts = (chapter: Chapter): DraftText[] =>
  contentLists.flatMap((list) => textsOfList(chapter, list));
