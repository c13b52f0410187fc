import type { Flashcard, Meme, Page } from '@repo/contracts/content';
import type { ItemAlone } from '@repo/contracts/versions';
import { textOfVariants } from '#src/chapter-items/language-field.tsx';
import { flashcardsCopy } from '#src/features/flashcards/flashcards-copy.ts';
import { formOfMap, textOfMap } from '#src/features/mindmap/model/mindmap-form.ts';
import { formOfTest } from '#src/features/tests/test-form.ts';
import { textOfTest } from '#src/features/tests/text-of-test.ts';
import { textOfWritten } from '#src/features/written/text-of-written.ts';
import { formOfWritten } from '#src/features/written/written-form.ts';

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n\n');

const textOfPages = (pages: readonly Page[]) =>
  pages.map(({ pageNumber, content, variants }) =>
    filled([`Page ${pageNumber}\n${content}`, ...textOfVariants(variants)]),
  );

const textOfCard = ({ question, answer, difficulty, variants }: Flashcard) =>
  filled([question, answer, ...textOfVariants(variants), flashcardsCopy.difficulties[difficulty]]);

const textOfMeme = ({ imageUrl, alt }: Meme) => filled([imageUrl, alt]);

/** What an item says, as text to read and compare; empty when there is none. */
export function textOfItem(alone: ItemAlone): string {
  const { topics = [], summaries = [], flashcards = [], tests = [], memes = [] } = alone;
  const { mindmaps = [], written = [] } = alone;
  return filled([
    ...topics.map(({ name, description, pages }) => filled([name, description, ...textOfPages(pages)])),
    ...summaries.map(({ title, pages }) => filled([title, ...textOfPages(pages)])),
    ...flashcards.map(textOfCard),
    ...tests.map((test) => textOfTest(formOfTest(test))),
    ...memes.map(textOfMeme),
    ...mindmaps.map((map) => textOfMap(formOfMap(map))),
    ...written.map((question) => textOfWritten(formOfWritten(question))),
  ]);
}
