import { z } from 'zod';
import { difficulty } from './content.ts';
import { textMaxLength, titleMaxLength } from './limits.ts';
import { testFields } from './tests.ts';

/**
 * A library as it stands in files (packages/content), one schema a file: the starter library, and what the content tool
 * saves and reads. What the starter library has to hold besides is checked in packages/content.
 */

export const libraryText = z.string().trim().min(1).max(textMaxLength);
const line = z.string().trim().min(1).max(titleMaxLength);
/** A text that may be left empty. */
const about = z.string().trim().max(textMaxLength).default('');
const imageName = z
  .string()
  .regex(/^[a-z0-9-]+\.(svg|png|webp)$/, 'an image is a file beside, such as one-graph.svg');

export const librarySubjectFile = z.strictObject({
  name: line,
  description: about,
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'a colour is written #RRGGBB')
    .nullable()
    .default(null),
  /** A picture in the subject's folder. */
  image: imageName.optional(),
  isAllContentAvailable: z.boolean(),
});

export const libraryChapterFile = z.strictObject({ name: line, isAllContentAvailable: z.boolean() });
export const libraryTopicHead = z.strictObject({ name: line, description: about });
export const librarySummaryHead = z.strictObject({ title: line });

export const libraryFlashcardsFile = z.array(
  z.strictObject({ question: libraryText, answer: libraryText, difficulty }),
);

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

/** A meme is a picture in memes/, or lies at an address of the web. */
export const libraryMemesFile = z.array(
  z.union([
    z.strictObject({ image: imageName, alt: about }),
    z.strictObject({
      url: z
        .string()
        .max(2_000)
        .regex(/^(https?:\/\/.*|\/images\/.*)?$/, 'a web address starts with http:// or https://'),
      alt: about,
    }),
  ]),
);

/** A branch of a mind map. */
export type LibraryBranch = { text: string; children?: LibraryBranch[] | undefined };
const branch: z.ZodType<LibraryBranch> = z.lazy(() =>
  z.strictObject({ text: z.string().trim().max(titleMaxLength), children: z.array(branch).optional() }),
);
export const libraryMindmapFile = z.strictObject({ title: line, root: branch });

type Identified = { id: string };
export type LibraryImage = { bytes: Buffer; mediaType: string };
type Pages = { pages: string[] };

/** A chapter of a library, read and checked. Ids are made of folder and file names, so they stay the same. */
export type LibraryChapter = Identified &
  z.infer<typeof libraryChapterFile> & {
    topics: (Identified & z.infer<typeof libraryTopicHead> & Pages)[];
    summaries: (Identified & z.infer<typeof librarySummaryHead> & Pages)[];
    flashcards: (Identified & z.infer<typeof libraryFlashcardsFile>[number])[];
    tests: (Identified & z.infer<typeof libraryTestFile>)[];
    memes: (Identified & { picture: LibraryImage | { url: string }; alt: string })[];
    mindmaps: (Identified & z.infer<typeof libraryMindmapFile>)[];
  };

export type LibrarySubject = Identified &
  Omit<z.infer<typeof librarySubjectFile>, 'image'> & {
    picture: LibraryImage | null;
    chapters: LibraryChapter[];
  };

export type Library = { subjects: LibrarySubject[] };
