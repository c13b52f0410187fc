import { papersMax } from '@repo/contracts/limits/content';
import { drafts, publishContent } from '@repo/domain';
import type { TestServer } from '../build-test-server.ts';
import { type Build, openChapter, type Scene } from './scene.ts';

/** Only Super students may make these calls. */
export const superCalls: readonly string[] = ['POST /v1/papers/results'];

const paperOver = (chapterId: string) => ({
  name: 'Paper',
  board: 'CBSE',
  year: 2026,
  minutes: 180,
  readingMinutes: 15,
  instructions: ['Answer all questions.'],
  units: [{ name: 'Unit', marks: 3, chapterIds: [chapterId] }],
  sections: [
    {
      name: 'A',
      title: '',
      units: [],
      rows: [
        { kind: 'choice' as const, marks: 1, count: 1, choices: 0 },
        { kind: 'written' as const, marks: 2, count: 1, choices: 0 },
      ],
    },
  ],
  isAvailable: true,
});

/** Creates a paper over a chapter, the only draft. @returns its id */
async function createOnlyPaper({ domain, database }: TestServer, chapterId: string): Promise<string> {
  await database.sql`delete from papers`;
  return (await drafts.createPaper(domain, paperOver(chapterId)))._id;
}

/** Fills the list of papers. */
export async function fillPapers(server: TestServer): Promise<void> {
  const id = await createOnlyPaper(server, openChapter);
  await server.database.sql`
    insert into papers (id, name, board, year, minutes, reading_minutes, instructions, units, sections, position, updated_at)
    select id || n, name, board, year, minutes, reading_minutes, instructions, units, sections, n, updated_at
    from papers cross join generate_series(2, ${papersMax}) n where id = ${id}`;
}

const ofPaper = async ({ server, drafts: subject }: Scene) => ({
  params: { id: await createOnlyPaper(server, `${subject}-1`) },
});

export const paperRequests: Record<string, Build> = {
  'GET /v1/papers/results': () => ({}),
  'POST /v1/papers/results': async ({ server, owner }) => {
    const paperId = await createOnlyPaper(server, openChapter);
    await publishContent(server.domain, { author: 'test', note: '' });
    const answers = [
      { chapterId: openChapter, testId: `${openChapter}-test`, index: 0, answer: 0 },
      { chapterId: openChapter, writtenId: `${openChapter}-written-1`, alternative: 0, ticked: '10' },
    ];
    return { body: { paperId, answers, timeTaken: 61, userId: owner.id, halves: 6 } };
  },
  'POST /v1/papers': async ({ server, drafts: subject }) => {
    await server.database.sql`delete from papers`;
    return { body: paperOver(`${subject}-1`) };
  },
  'GET /v1/papers/details': () => ({}),
  'PUT /v1/papers/:id': async (scene) => ({
    ...(await ofPaper(scene)),
    body: { name: 'Renamed', year: 2027 },
  }),
  'DELETE /v1/papers/:id': ofPaper,
};
