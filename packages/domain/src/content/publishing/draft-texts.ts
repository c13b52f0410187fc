import type { ContentList } from '@repo/contracts/admin';
import type { Chapter, Written } from '@repo/contracts/content';
import { markedTexts, questionGroups } from '@repo/contracts/tests';
import { writtenTexts } from '@repo/contracts/written.texts';

/** A text of a chapter with what an admin opens to mend it. */
export type DraftText = {
  list: ContentList;
  itemId: string;
  /** Of the item, and of its part. */
  name: string;
  text: string;
  /** One line: there are no lists in it. */
  isInline: boolean;
};

const nameMaxLength = 60;

/** A written question as sentences name it: by its first words. */
export const writtenName = ({ alternatives }: Pick<Written, 'alternatives'>): string =>
  (alternatives[0]?.question ?? '').slice(0, nameMaxLength);

/** Every text with markup of a chapter, in the order of its lists. */
export function draftTexts({ topics, summaries, flashcards, tests, written = [] }: Chapter): DraftText[] {
  const isInline = false;
  return [
    ...topics.flatMap(({ _id: itemId, name, pages }) =>
      pages.map(({ content: text }): DraftText => ({ list: 'topics', itemId, name, text, isInline })),
    ),
    ...summaries.flatMap(({ _id: itemId, title: name, pages }) =>
      pages.map(({ content: text }): DraftText => ({ list: 'summaries', itemId, name, text, isInline })),
    ),
    ...flashcards.flatMap(({ _id: itemId, question, answer }) =>
      [question, answer].map(
        (text): DraftText => ({
          list: 'flashcards',
          itemId,
          name: question.slice(0, nameMaxLength),
          text,
          isInline,
        }),
      ),
    ),
    ...tests.flatMap(textsOfTest),
    ...written.flatMap((question) => {
      const named = { list: 'written' as const, itemId: question._id, name: writtenName(question) };
      return writtenTexts(question).map(({ text }): DraftText => ({ ...named, text, isInline }));
    }),
  ];
}

/** A passage comes once, and is named after all questions of its case. */
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
          // The options of the board are ours.
          ...(question.statements
            ? []
            : question.options.map((text) => ({ ...named, text, isInline: true }))),
        ];
      }),
    ];
  });
}
