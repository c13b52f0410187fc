import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, createTestContext, importSampleContent } from '#src/testing/index.ts';
import { download } from './bulk-download.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { publish, publishSamplePaper } from './paper-fixtures.ts';

useFreshDatabase();

/** A server that has not published anything since its start. */
let server: typeof ctx;
const papersOf = async (fields: Parameters<typeof createStudent>[1]) => {
  await ctx.published.refresh();
  return (await download(await createStudent(ctx, fields))).content.papers;
};
const forBasic = () => papersOf({});
const forSuper = () => papersOf({ expiryDate: new Date('2027-12-31T00:00:00Z') });

/** Stores a version from when students without Super downloaded papers too. Returns its name. */
async function storeOldVersion() {
  await publishSamplePaper();
  await database.db.execute(sql`
    update content_version_parts set locked_hash = open_hash where chapter_id is null`);
  const parts = await database.db.execute<{ open_hash: string }>(sql`
    select open_hash from content_version_parts
    where version_id = (select max(id) from content_versions) and position > 0 order by position`);
  const contentHash = parts.map((part) => part.open_hash).join();
  await database.db.execute(sql`
    update content_versions set content_hash = encode(sha256(convert_to(${contentHash}, 'UTF8')), 'hex')
    where id = (select max(id) from content_versions)`);
  return (await domain.listVersions(ctx))[0]?.id ?? 0;
}

let old: number;
beforeEach(async () => {
  await importSampleContent(ctx);
  old = await storeOldVersion();
  server = createTestContext(database);
});

it('papers of a version stored when everybody downloaded them are for students with Super only, once it is published again', async () => {
  expect(await publish()).toMatchObject({ isChanged: true });
  expect(await forBasic()).toBeUndefined();
  expect(await forSuper()).toHaveLength(1);
  expect(await publish()).toMatchObject({ isChanged: false });
});

it('papers of a version stored when everybody downloaded them are for students with Super only, after a rollback', async () => {
  await domain.drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'No' });
  await publish();
  const input = { versionId: old, author: 'admin' };
  expect(await domain.rollBackVersion(server, input)).toMatchObject({ isChanged: true });
  expect(await forBasic()).toBeUndefined();
  expect(await forSuper()).toHaveLength(1);
  expect(await domain.rollBackVersion(server, input)).toMatchObject({ isChanged: false });
});

it('papers of a version stored when everybody downloaded them are for students with Super only, when a chapter of it is taken back', async () => {
  const [, first] = await domain.listVersions(ctx);
  await domain.drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'No' });
  await publish();
  await database.db.execute(sql`
      update content_version_parts set locked_hash = open_hash where chapter_id is null`);
  const chapter = { versionId: first?.id ?? 0, chapterId: 'econ-1' };
  const { seenDraft } = await domain.previewTakeBack(server, chapter);
  await domain.takeBackChapter(server, { ...chapter, seenDraft, author: 'admin' });
  expect(await forBasic()).toBeUndefined();
  expect(await forSuper()).toHaveLength(1);
});
