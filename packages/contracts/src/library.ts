import { z } from 'zod';
import { difficulty } from './content.ts';
import { pageMaxLength, textMaxLength, titleMaxLength } from './limits.ts';
import { testFields } from './tests.ts';

/** The starter library as it stands in files (packages/content), one schema a file. */

export const libraryText = z.string().trim().min(1).max(textMaxLength);
const line = z.string().trim().min(1).max(titleMaxLength);
export const libraryPages = z.array(z.string().trim().min(1, 'a page is empty').max(pageMaxLength)).min(1);

export const librarySubjectFile = z.strictObject({
  name: line,
  description: libraryText,
  color: z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'a colour is written #RRGGBB'),
  isAllContentAvailable: z.boolean(),
});

export const libraryChapterFile = z.strictObject({ name: line, isAllContentAvailable: z.boolean() });
export const libraryTopicHead = z.strictObject({ name: line, description: libraryText });
export const librarySummaryHead = z.strictObject({ title: line });

export const libraryFlashcardsFile = z
  .array(z.strictObject({ question: libraryText, answer: libraryText, difficulty }))
  .min(1);

export const libraryTestFile = testFields.strict();

const expression = z.union([z.string().min(1), z.number()]).transform(String);

/**
 * What a question in a file holds besides its stored fields: `check`, arithmetic that gives the number (or numbers) of
 * the right option. It never leaves packages/content.
 */
export const libraryTestChecks = z.looseObject({
  questions: z.array(
    z.strictObject({
      question: z.unknown(),
      options: z.unknown(),
      correctAnswer: z.unknown(),
      difficulty: z.unknown(),
      explanation: z.unknown(),
      check: z.union([expression.transform((one) => [one]), z.array(expression).min(1)]).optional(),
    }),
  ),
});

export const libraryMemesFile = z
  .array(
    z.strictObject({
      image: z
        .string()
        .regex(/^[a-z0-9-]+\.(svg|png|webp)$/, 'an image is a file in memes/, such as one-graph.svg'),
      alt: libraryText,
    }),
  )
  .min(1);

/** A branch of a mind map. */
export type LibraryBranch = { text: string; children?: LibraryBranch[] | undefined };
const branch: z.ZodType<LibraryBranch> = z.lazy(() =>
  z.strictObject({ text: line, children: z.array(branch).optional() }),
);
export const libraryMindmapFile = z.strictObject({ title: line, root: branch });

type Identified = { id: string };

/** A chapter of the library, read and checked. Ids are made of folder and file names, so they stay the same. */
export type LibraryChapter = Identified &
  z.infer<typeof libraryChapterFile> & {
    topics: (Identified & z.infer<typeof libraryTopicHead> & { pages: string[] })[];
    summary: Identified & z.infer<typeof librarySummaryHead> & { pages: string[] };
    flashcards: (Identified & z.infer<typeof libraryFlashcardsFile>[number])[];
    tests: (Identified & z.infer<typeof libraryTestFile>)[];
    memes: (Identified & { bytes: Buffer; mediaType: string; alt: string })[];
    mindmap: Identified & z.infer<typeof libraryMindmapFile>;
  };

export type LibrarySubject = Identified & z.infer<typeof librarySubjectFile> & { chapters: LibraryChapter[] };

export type Library = { subjects: LibrarySubject[] };
