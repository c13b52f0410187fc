import { adultFrom } from '@repo/contracts/consent.rules';
import type { Library, LibraryChapter } from '@repo/contracts/library';
import type { users } from '@repo/db/schema';
import { insertAccounts } from '#src/auth/account-emails.ts';
import { getUser } from '#src/auth/get-user.ts';
import { importLibrary } from '#src/content/library/import-library.ts';
import { publishContent } from '#src/content/publishing/publish-content.ts';
import type { DomainContext, UserContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import { copyRows } from './copy-rows.ts';

type StudentFields = Partial<typeof users.$inferInsert>;

/** A verified Basic student, with overrides. @returns a context with that student */
export async function createStudent<C extends DomainContext>(
  ctx: C,
  fields: StudentFields = {},
): Promise<C & UserContext> {
  const id = fields.id ?? ctx.ids.next();
  const now = ctx.clock.now();
  const account = {
    name: 'Asha Rao',
    email: `${id}@example.com`,
    age: 15,
    gender: 'Female' as const,
    passwordHash: sha256('secret'),
    verifiedAt: now,
    createdAt: now,
    adultAt: adultFrom(fields.age ?? 15, now),
    ...fields,
    id,
  };
  await ctx.database.db.transaction((tx) => insertAccounts(tx, [account]));
  return { ...ctx, user: await getUser(ctx, id) };
}

function sampleChapter(id: string, name: string): LibraryChapter {
  const question = (text: string, correctAnswer: number) => ({
    question: text,
    options: ['one', 'two', 'three', 'four'],
    correctAnswer,
    difficulty: 'easy' as const,
    explanation: 'So it is in the book.',
  });
  return {
    id,
    name,
    isAllContentAvailable: true,
    topics: [
      {
        id: `${id}-t1`,
        name: 'First topic',
        description: 'd',
        pages: [`Sentence one of ${id}.`, 'Page two.'],
      },
      { id: `${id}-t2`, name: 'Second topic', description: 'd', pages: [`Sentence two of ${id}.`] },
    ],
    summaries: [{ id: `${id}-summary`, title: 'In short', pages: [`Summary of ${id}.`] }],
    flashcards: [{ id: `${id}-card-1`, question: `Card of ${id}?`, answer: 'Yes', difficulty: 'easy' }],
    tests: [
      {
        id: `${id}-test`,
        title: 'Chapter test',
        timeLimit: 10,
        passingScore: 40,
        questions: [question('Q1', 0), question('Q2', 1), question('Q3', 2)],
      },
    ],
    written: [
      {
        id: `${id}-written-1`,
        marks: 2,
        alternatives: [
          {
            question: `Written question of ${id}?`,
            parts: [
              {
                model: `Model answer of ${id}.`,
                groups: [
                  {
                    points: [
                      { text: 'First point', halves: 2 },
                      { text: 'Second point', halves: 2 },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    figures: [],
    memes: [
      {
        id: `${id}-meme-1`,
        picture: {
          bytes: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g id="${id}"/></svg>`,
          ),
          mediaType: 'image/svg+xml',
        },
        alt: 'a',
      },
    ],
    mindmaps: [{ id: `${id}-mindmap`, title: 'Map', root: { text: 'Root', children: [{ text: 'Leaf' }] } }],
  };
}

/** Two subjects: `econ` with chapters econ-1, econ-2, econ-3 and `chem` with chem-1. */
export function sampleLibrary(): Library {
  const subject = (id: string, name: string, chapters: LibraryChapter[]) => ({
    id,
    name,
    description: `About ${name}`,
    color: '#E79D0A',
    isAllContentAvailable: true,
    picture: null,
    chapters,
  });
  return {
    subjects: [
      subject(
        'econ',
        'Economics',
        [1, 2, 3].map((n) => sampleChapter(`econ-${n}`, `Economics ${n}`)),
      ),
      subject('chem', 'Chemistry', [sampleChapter('chem-1', 'Chemistry 1')]),
    ],
  };
}

type Put = Parameters<DomainContext['images']['put']>;
/**
 * Rows of the first import in this process, per store of pictures, because the rows contain its addresses.
 */
const imported = new Map<string, { rows: string; pictures: readonly Put[] }>();

/** Imports the sample and publishes it; into an empty database only once in a process, then a copy. */
export async function importSampleContent(ctx: DomainContext): Promise<void> {
  const { sql } = ctx.database;
  const [found] =
    await sql`select 1 from users union all select 1 from subjects union all select 1 from content_versions`;
  const store = ctx.images.pathOf({ bytes: Buffer.of(), mediaType: 'image/png' }, 'figures');
  const copy = found ? undefined : imported.get(store);
  if (copy) {
    for (const put of copy.pictures) await ctx.images.put(...put);
    await sql.unsafe(copy.rows);
    return ctx.published.refresh();
  }
  const pictures: Put[] = [];
  const put = (...picture: Put) => {
    pictures.push(picture);
    return ctx.images.put(...picture);
  };
  await importLibrary({ ...ctx, images: { ...ctx.images, put } }, sampleLibrary());
  await publishContent(ctx, { author: 'test', note: '' });
  if (!found) imported.set(store, { rows: await copyRows(ctx.database), pictures });
}
