import type { ContentList } from '@repo/contracts/admin';
import type { Chapter } from '@repo/contracts/content';
import { markedTexts } from '@repo/contracts/tests';

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

/** Every text with markup of a chapter, in the order of its lists. */
export function draftTexts({ topics, summaries, flashcards, tests }: Chapter): DraftText[] {
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
    ...tests.flatMap(({ _id: itemId, title, questions }) =>
      questions.flatMap((question, index): DraftText[] => {
        const named = { list: 'tests' as const, itemId, name: `${title}, question ${index + 1}` };
        return [
          ...markedTexts(question).map(([, text]) => ({ ...named, text, isInline })),
          ...question.options.map((text) => ({ ...named, text, isInline: true })),
        ];
      }),
    ),
  ];
}
