import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { id, wellFormedText } from '../fields.ts';
import { textMaxLength } from '../limits/content.ts';
import * as contentMessages from '../messages/content.ts';
import { difficulty, difficultyValues } from './difficulty.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, changesOf, chapterField, extraMark, markupField, withLists } from './item.ts';
import { variantsField } from './variants.ts';

const givenDifficulty = z.enum(difficultyValues, { error: contentMessages.difficultyUnknown });

const side = withLists(wellFormedText().trim().max(textMaxLength, byKind));
const variants = variantsField({ question: side, answer: side });
export type FlashcardVariants = NonNullable<z.infer<typeof variants.wire>>;

const fields = {
  question: markupField(contentMessages.cardQuestionRequired),
  answer: markupField(contentMessages.cardAnswerRequired),
  chapter: chapterField,
  difficulty: {
    wire: difficulty,
    create: givenDifficulty.default('medium'),
    update: givenDifficulty,
    file: difficulty,
  },
  isExtra: extraMark,
  variants,
};

export const flashcard = z.object({ _id: id, ...fieldsIn(fields, 'wire') }).meta({ id: 'Flashcard' });
export type Flashcard = z.infer<typeof flashcard>;

export const flashcardDraft = flashcard.extend(changed).meta({ id: 'FlashcardDraft' });
export type FlashcardDraft = z.infer<typeof flashcardDraft>;

export const createFlashcardInput = z.object(fieldsIn(fields, 'create'));
export const updateFlashcardInput = changesOf(fieldsIn(fields, 'update'));

const libraryFlashcard = z.strictObject(fieldsIn(fields, 'file'));
/** A card without its chapter, as in a library, a table or a form. */
export type FlashcardFields = z.infer<typeof libraryFlashcard>;
export const libraryFlashcardsFile = z.array(libraryFlashcard);
