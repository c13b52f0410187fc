import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase } from '@repo/db';
import { startThrowawayPostgres } from '@repo/db/testing';
import { getBulkData, importLibrary, publishContent } from '@repo/domain';
import { createStudent, createTestContext, sampleLibrary } from '@repo/domain/testing';
import { repeat } from '#src/measure/alternate.ts';
import { milliseconds, type Row, ratioText } from '#src/measure/table.ts';

const migrations = fileURLToPath(new URL('../../../../packages/db/migrations', import.meta.url));
const calls = 400;

function libraryOf(chapterCount: number) {
  const [subject] = sampleLibrary().subjects;
  const chapter = subject?.chapters[0];
  if (!subject || !chapter) throw new Error('the sample library is empty');
  const text = JSON.stringify({ ...chapter, memes: [] });
  const chapters = Array.from({ length: chapterCount }, (_, index) => {
    const id = `bench-${index}`;
    const memes = chapter.memes.map((meme) => ({ ...meme, id: meme.id.replace(chapter.id, id) }));
    return { ...(JSON.parse(text.replaceAll(chapter.id, id)) as typeof chapter), memes };
  });
  return { subjects: [{ ...subject, id: 'bench', chapters }] };
}

/** Milliseconds to compose one Basic reply with two open chapters, at this number of chapters. */
async function composeMs(url: string, chapterCount: number, rounds: number): Promise<number> {
  const database = openDatabase(url);
  try {
    const context = createTestContext(database);
    await importLibrary(context, libraryOf(chapterCount));
    await publishContent(context, { author: 'bench', note: '' });
    const student = await createStudent(context);
    const user = { ...student.user, unlockedChapters: ['bench-1', 'bench-3'] };
    return await repeat(async () => {
      const startedAt = performance.now();
      for (let call = 0; call < calls; call++) await getBulkData(context, user, { acceptEncoding: 'gzip' });
      return (performance.now() - startedAt) / calls;
    }, rounds);
  } finally {
    await database.close();
  }
}

export async function composeRow(rounds: number): Promise<Row> {
  const postgres = await startThrowawayPostgres();
  if (!postgres) throw new Error('No Postgres found.');
  try {
    await migrateDatabase(postgres.url, migrations);
    const few = await composeMs(postgres.url, 75, rounds);
    const many = await composeMs(postgres.url, 750, rounds);
    return {
      work: '750 chapters instead of 75: time to compose a bulk reply',
      against: 'linear: 10x',
      seen: `${ratioText(many / few)}x (${milliseconds(many)} against ${milliseconds(few)})`,
      goal: '<= 10x',
      isReached: many / few <= 10,
    };
  } finally {
    await postgres.stop();
  }
}
