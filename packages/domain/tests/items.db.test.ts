import { gunzipSync } from 'node:zlib';
import { bulkReply, type Chapter } from '@repo/contracts/content';
import type { ChapterDraft } from '@repo/contracts/content.drafts';
import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import {
  createStudent,
  createTestContext,
  importSampleContent,
  type TestContext,
} from '#src/testing/index.ts';
import { chapterId, type Item, type Kind, kinds } from './item-kinds.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Fields = Record<string, unknown>;

/** Non-blank variants: a language without texts equals none. */
function said(value: unknown): unknown {
  if (typeof value === 'string') return value || undefined;
  if (Array.isArray(value)) return value.some(Boolean) ? value : undefined;
  const fields = Object.entries(value ?? {}).flatMap(([name, each]) => {
    const its = said(each);
    return its === undefined ? [] : [[name, its]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** An item's fields for comparison, without its position. Treats an empty text, null and not extra as missing. */
function fieldsOf(given: object): Fields {
  const { _id, id, chapter, subject, updatedAt, seenUpdatedAt, ...fields } = given as Fields;
  if (Array.isArray(fields.pages))
    fields.pages = fields.pages.map(({ _id, pageNumber, updatedAt, ...page }) => page);
  return JSON.parse(
    JSON.stringify(fields, (name, value) =>
      value === '' || value === null || (name === 'isExtra' && value === false)
        ? undefined
        : name === 'variants'
          ? said(value)
          : value,
    ),
  );
}

/** Drops ids and positions of nodes, because a library lays out mind maps itself. */
function inLibrary({ nodes, edges, ...fields }: Fields): Fields {
  if (!nodes) return fields;
  const texts = (nodes as Fields[]).map(({ id, x, y, ...node }) => JSON.stringify(node));
  return { ...fields, nodes: texts.sort(), edges: (edges as Fields[]).length };
}

async function chapterDraft(ctx: TestContext): Promise<ChapterDraft> {
  const [chapter] = await domain.drafts.listChapters(ctx, { subjectId: 'econ' });
  if (!chapter) throw new Error('no chapter');
  return chapter;
}

async function lastOf(ctx: TestContext, list: Kind['list']): Promise<Item> {
  return (await chapterDraft(ctx))[list].at(-1) as unknown as Item;
}

async function downloaded(ctx: TestContext): Promise<Chapter | undefined> {
  const student = await createStudent(ctx, { expiryDate: new Date('2030-01-01') });
  const { chunks } = await domain.getBulkData(ctx, student.user, { acceptEncoding: 'gzip' });
  const { data } = bulkReply.parse(JSON.parse(gunzipSync(Buffer.concat([...chunks])).toString()));
  return data.subjects.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === chapterId);
}

const keepsAllFields = (kind: Kind, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(kind.toCreate, kind.toUpdate, async (first, second) => {
      await database.empty();
      const ctx = createTestContext(database);
      await importSampleContent(ctx);
      const made = await kind.create(ctx, first);
      expect(fieldsOf(await lastOf(ctx, kind.list))).toMatchObject(fieldsOf(first));
      await kind.update(ctx, { ...second, id: made._id });
      const item = await lastOf(ctx, kind.list);
      const expected = fieldsOf({ ...made, ...JSON.parse(JSON.stringify(second)) });
      expect(fieldsOf(item)).toEqual(expected);

      for (const { save, read } of kind.files) {
        const file = await save(ctx, item);
        await read(ctx, file);
        const { title, timeLimit, passingScore, ...again } = fieldsOf(await lastOf(ctx, kind.list));
        if (file.losses.length === 0) expect(expected).toMatchObject(again);
      }
      await domain.publishContent(ctx, { author: 'test', note: '' });
      const chapter = await downloaded(ctx);
      const seen = chapter?.[kind.list]?.find(({ _id }) => _id === item._id);
      expect(fieldsOf(seen ?? {})).toEqual(expected);

      const { zip } = await domain.exportLibrary(ctx);
      for (const { _id } of await domain.drafts.listSubjects(ctx))
        await domain.drafts.deleteSubject(ctx, { id: _id });
      const zipBase64 = Buffer.from(zip).toString('base64');
      await domain.importLibraryZip(ctx, { importId: 'library-0001', zipBase64 });
      const items = (await chapterDraft(ctx))[kind.list].map((one) => inLibrary(fieldsOf(one)));
      expect(items).toContainEqual(inLibrary(expected));
    }),
    // One example shows what is missing; shrinking it would repeat the slow import.
    { numRuns, endOnFailure: true },
  );

describe.each(Object.entries(kinds))('a %s', (_, kind) => {
  const law =
    'keeps every field its schema knows: made, changed, in a file, in a library, published, downloaded';
  it(law, () => keepsAllFields(kind, 1));
  it(law, { tags: ['nightly'] }, () => keepsAllFields(kind, 10));
});
