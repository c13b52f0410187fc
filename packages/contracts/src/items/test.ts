import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { id, wellFormedText } from '../fields.ts';
import {
  defaultTimeLimitMinutes,
  passingScoreMax,
  passingScoreMin,
  titleMaxLength,
} from '../limits/content.ts';
import * as contentMessages from '../messages/content.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, chapterId, chapterRef, seen } from './item.ts';
import { question, questionsInput } from './question.ts';

const fields = {
  title: {
    wire: z.string(),
    create: wellFormedText({ error: contentMessages.testTitleRequired })
      .trim()
      .min(1, contentMessages.testTitleRequired)
      .max(titleMaxLength, byKind),
  },
  timeLimit: {
    wire: z.int(),
    create: z
      .int({ error: contentMessages.timeLimitTooShort })
      .min(1, contentMessages.timeLimitTooShort)
      .max(600, byKind)
      .default(defaultTimeLimitMinutes),
  },
  passingScore: {
    wire: z.int(),
    create: z
      .int({ error: contentMessages.passingScoreOutOfRange })
      .min(passingScoreMin, contentMessages.passingScoreOutOfRange)
      .max(passingScoreMax, contentMessages.passingScoreOutOfRange),
  },
  questions: { wire: z.array(question), create: questionsInput },
};

const { title, ...shown } = fieldsIn(fields, 'wire');
/** A test on the wire: `timeLimit` in minutes, `passingScore` in percent. */
export const test = z.object({ _id: id, title, chapter: chapterRef, ...shown }).meta({ id: 'Test' });
export type Test = z.infer<typeof test>;

export const testDraft = test.extend(changed).meta({ id: 'TestDraft' });
export type TestDraft = z.infer<typeof testDraft>;

/** A test from an admin or a library file, with the catalogue's messages (docs/product/content.md#test-rules). */
export const testFields = z.object(fieldsIn(fields, 'create'));
export type TestFields = z.infer<typeof testFields>;

export const createTestInput = testFields.extend({ chapter: chapterId });
export const updateTestInput = testFields.extend({ id, ...seen });
