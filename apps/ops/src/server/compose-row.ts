import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase } from '@repo/db';
import { startThrowawayPostgres } from '@repo/db/testing';
import { getBulkData, importLibrary, publishContent } from '@repo/domain';
import { createStudent, createTestContext, sampleLibrary } from '@repo/domain/testing';
import { alternate } from '#src/measure/alternate.ts';
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

/**
 * A published library of this many chapters on a separate database, and a Basic student with two open
 * chapters.
 */
async function publishedLibrary(chapterCount: number) {
  const postgres = await startThrowawayPostgres();
  if (!postgres) throw new Error('No Postgres found.');
  await migrateDatabase(postgres.url, migrations);
  const database = openDatabase(postgres.url);
  const context = createTestContext(database);
  await importLibrary(context, libraryOf(chapterCount));
  await publishContent(context, { author: 'bench', note: '' });
  // Wait for the background compression after a publish, or it would be measured too.
  await context.published.compressed();
  const student = await createStudent(context);
  const user = { ...student.user, unlockedChapters: ['bench-1', 'bench-3'] };
  /** Milliseconds to compose one reply. */
  const composeMs = async (): Promise<number> => {
    const startedAt = performance.now();
    for (let call = 0; call < calls; call++) await getBulkData(context, user, { acceptEncoding: 'gzip' });
    return (performance.now() - startedAt) / calls;
  };
  // The first run is slower, while its code is compiled.
  await composeMs();
  return {
    composeMs,
    async stop() {
      await database.close();
      await postgres.stop();
    },
  };
}

export async function composeRow(rounds: number): Promise<Row> {
  const few = await publishedLibrary(75);
  const many = await publishedLibrary(750);
  try {
    const found = await alternate(many.composeMs, few.composeMs, rounds);
    return {
      work: '750 chapters instead of 75: time to compose a bulk reply',
      against: 'linear: 10x',
      seen: `${ratioText(found.ratio)}x (${milliseconds(found.ours)} against ${milliseconds(found.limit)})`,
      goal: '<= 10x',
      isReached: found.ratio <= 10,
    };
  } finally {
    await many.stop();
    await few.stop();
  }
}
