import type { Flashcard, Page } from '@repo/contracts/content';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import type { ItemAlone } from '@repo/contracts/versions';
import { textOfVariants } from '#src/chapter-items/language-field.tsx';
import { flashcardsCopy } from '#src/features/flashcards/flashcards-copy.ts';
import { formOfMap, textOfMap } from '#src/features/mindmap/model/mindmap-form.ts';
import { formOfTest } from '#src/features/quizzes/test-form.ts';
import { textOfTest } from '#src/features/quizzes/text-of-test.ts';
import { textOfWritten } from '#src/features/written/text-of-written.ts';
import { formOfWritten } from '#src/features/written/written-form.ts';

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n\n');

const textOfPages = (pages: readonly Page[]) =>
  pages.map(({ pageNumber, content, variants }) =>
    filled([`Page ${pageNumber}\n${content}`, ...textOfVariants(variants)]),
  );

const textOfCard = ({ question, answer, difficulty, variants }: Flashcard) =>
  filled([question, answer, ...textOfVariants(variants), flashcardsCopy.difficulties[difficulty]]);

const textOfFields = ({ _id, ...fields }: { _id: string }) =>
  filled(Object.values(fields).filter((field) => typeof field === 'string'));

type Item<List extends ContentList> = NonNullable<ItemAlone[List]>[number];

/** A kind without its own text shows its fields in order. */
const textOf: { [List in ContentList]?: (item: Item<List>) => string } = {
  topics: ({ name, description, pages }) => filled([name, description, ...textOfPages(pages)]),
  mindmaps: (map) => textOfMap(formOfMap(map)),
  flashcards: textOfCard,
  summaries: ({ title, pages }) => filled([title, ...textOfPages(pages)]),
  tests: (test) => textOfTest(formOfTest(test)),
  written: (question) => textOfWritten(formOfWritten(question)),
};

const textsOfList = <List extends ContentList>(list: List, alone: ItemAlone): string[] =>
  (alone[list] ?? []).map(textOf[list] ?? textOfFields);

/** An item as text to read and compare; empty if missing. */
export const textOfItem = (alone: ItemAlone): string =>
  filled(contentLists.flatMap((list) => textsOfList(list, alone)));
