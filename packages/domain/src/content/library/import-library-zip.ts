import type { LibraryOutline } from '@repo/content/import-tasks';
import type { ImportOutcome } from '@repo/contracts/import-export';
import {
  changedDrawingsMax,
  type ImportLibraryZipInput,
  type LibraryPreview,
} from '@repo/contracts/import-library';
import { byList, type ContentList } from '@repo/contracts/items/content-lists';
import type { Library, LibraryChapter, LibrarySubject } from '@repo/contracts/library';
import { paperTitle } from '@repo/contracts/papers.rules';
import { chapters, subjects } from '@repo/db/schema';
import { max, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { storeLibraryFigures } from '../figures/store-library-figures.ts';
import { importedMessage, importOnce } from '../import-items/import-once.ts';
import { addPapers } from './add-papers.ts';
import { type ImageUrls, insertItems, storePictures } from './import-library.ts';
import { hasPaper, type Present, plain, readPresent, subjectLike } from './present-library.ts';

type Named = { name: string };
type Outlined<C extends Named> = Named & { chapters: readonly C[] };

/** Which chapters of a library exist already or occur twice in it, subject by subject. */
function findPresent<C extends Named>(present: Present, subjects: readonly Outlined<C>[]): Set<C> {
  const found = new Set<C>();
  for (const subject of subjects) {
    const there = subjectLike(present, subject);
    const taken = new Set(
      present.chapters.filter(({ subjectId }) => subjectId === there?.id).map(({ name }) => plain(name)),
    );
    for (const chapter of subject.chapters) {
      if (taken.has(plain(chapter.name))) found.add(chapter);
      taken.add(plain(chapter.name));
    }
  }
  return found;
}

/** A library only adds: a chapter that exists already, or is in it twice, is an error. */
function duplicatesIn(subjects: readonly Outlined<Named>[], there: ReadonlySet<Named>): string[] {
  return subjects.flatMap((subject) =>
    subject.chapters
      .filter((chapter) => there.has(chapter))
      .map(
        ({ name }) =>
          `The chapter '${name}' is already there in '${subject.name}'. Rename or delete one of the two`,
      ),
  );
}

/** The library without existing chapters and papers, and without subjects that have nothing left to add. */
function withoutPresent(
  present: Present,
  { subjects, papers = [] }: Library,
  there: ReadonlySet<Named>,
): Required<Library> {
  const rest = subjects.map((subject) => ({
    ...subject,
    chapters: subject.chapters.filter((chapter) => !there.has(chapter)),
  }));
  return {
    subjects: rest.filter((subject) => subject.chapters.length > 0 || !subjectLike(present, subject)),
    papers: papers.filter((paper) => !hasPaper(present, paper)),
  };
}

type Outline = LibraryOutline[number];

/** Removed parts of the drawings that can be added, each with its chapter or subject. */
function changedDrawings(
  present: Present,
  outline: LibraryOutline,
  there: ReadonlySet<Named>,
): LibraryPreview['changedDrawings'] {
  const of = ({ name, leftOut }: Pick<Outline, 'name' | 'leftOut'>) =>
    leftOut.map((drawing) => ({ ...drawing, name: `${name}: ${drawing.name}` }));
  return outline.flatMap((subject) => [
    ...(subjectLike(present, subject) ? [] : of(subject)),
    ...subject.chapters.filter((chapter) => !there.has(chapter)).flatMap(of),
  ]);
}

const zipOf = ({ zipBase64 }: { zipBase64: string }) => ({ zip: Buffer.from(zipBase64, 'base64') });

/** What importing a library would add, and what prevents it; read-only. @throws TOO_LARGE, UNAVAILABLE */
export async function previewLibraryZip(
  ctx: DomainContext,
  input: { zipBase64: string },
): Promise<LibraryPreview> {
  const read = await ctx.imports.read('outline', zipOf(input));
  if ('error' in read)
    return {
      subjects: [],
      papers: [],
      problems: [read.error],
      canImport: false,
      missing: 0,
      changedDrawings: [],
      changedDrawingsCount: 0,
    };
  const present = await ctx.database.db.transaction((tx) => readPresent(tx));
  const there = findPresent(present, read.outline);
  const problems = duplicatesIn(read.outline, there);
  const count = read.outline.reduce((sum, { chapters: all }) => sum + all.length, 0);
  const changed = changedDrawings(present, read.outline, there);
  return {
    subjects: read.outline.map((subject) => ({
      name: subject.name,
      isNew: !subjectLike(present, subject),
      chapters: subject.chapters.map((chapter) => ({
        name: chapter.name,
        items: chapter.items,
        isThere: there.has(chapter),
      })),
    })),
    papers: read.papers.map((paper) => ({ name: paperTitle(paper), isThere: hasPaper(present, paper) })),
    problems,
    canImport: problems.length === 0,
    missing: count - there.size,
    changedDrawings: changed.slice(0, changedDrawingsMax),
    changedDrawingsCount: changed.length,
  };
}

/** The same chapter with another id, which also replaces the prefix of its items' ids. */
function withId(chapter: LibraryChapter, id: string): LibraryChapter {
  if (chapter.id === id) return chapter;
  const renamed = <T extends { id: string }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, id: `${id}${item.id.slice(chapter.id.length)}` }));
  return {
    ...chapter,
    id,
    ...(byList((list) => renamed<{ id: string }>(chapter[list] ?? [])) as Pick<LibraryChapter, ContentList>),
  };
}

/** The library with free ids: its own if free, so that students keep their progress. */
function withFreeIds(ctx: DomainContext, present: Present, { subjects, ...rest }: Library): Library {
  const takenSubjects = new Set(present.subjects.map(({ id }) => id));
  const takenChapters = new Set(present.chapters.map(({ id }) => id));
  const free = (id: string, taken: Set<string>) => {
    const chosen = taken.has(id) ? ctx.ids.next() : id;
    taken.add(chosen);
    return chosen;
  };
  return {
    ...rest,
    subjects: subjects.map((subject) => ({
      ...subject,
      id: subjectLike(present, subject)?.id ?? free(subject.id, takenSubjects),
      chapters: subject.chapters.map((chapter) => withId(chapter, free(chapter.id, takenChapters))),
    })),
  };
}

async function addSubject(
  ctx: DomainContext,
  tx: Transaction,
  { chapters: _, picture, ...fields }: LibrarySubject,
  images: ImageUrls,
): Promise<void> {
  const [last] = await tx.select({ position: max(subjects.position) }).from(subjects);
  const position = last?.position == null ? 0 : Number(last.position) + 1;
  const image = picture ? (images.get(fields.id) ?? null) : null;
  await tx.insert(subjects).values({ ...fields, image, position, updatedAt: ctx.clock.now() });
}

async function addChapters(
  ctx: DomainContext,
  tx: Transaction,
  subject: LibrarySubject,
  images: ImageUrls,
): Promise<void> {
  const [last] = await tx
    .select({ position: max(chapters.position) })
    .from(chapters)
    .where(sql`${chapters.subjectId} = ${subject.id}`);
  const first = last?.position == null ? 0 : Number(last.position) + 1;
  const updatedAt = ctx.clock.now();
  for (const [index, chapter] of subject.chapters.entries()) {
    const { id, name, isAllContentAvailable } = chapter;
    const position = first + index;
    await tx
      .insert(chapters)
      .values({ id, subjectId: subject.id, name, isAllContentAvailable, position, updatedAt });
    await insertItems(tx, updatedAt, chapter, images);
  }
}

/**
 * Adds the subjects and chapters of a zip file to the drafts, all or none; with `onlyMissing` those chapters
 * that don't exist yet. Chapters go to the subject of the same name; nothing existing is changed.
 * @throws BAD_INPUT for a malformed file; CONFLICT for an existing chapter, or when none is missing;
 * TOO_LARGE, UNAVAILABLE
 */
export async function importLibraryZip(
  ctx: DomainContext,
  input: ImportLibraryZipInput,
): Promise<ImportOutcome> {
  const read = await ctx.imports.read('library', zipOf(input));
  if ('error' in read) throw new DomainError('BAD_INPUT', read.error);
  const given = read.library;
  return importOnce(ctx, input, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import-library'))`);
    const present = await readPresent(tx);
    const there = findPresent(present, given.subjects);
    const [duplicate] = duplicatesIn(given.subjects, there);
    if (duplicate && !input.onlyMissing) throw new DomainError('CONFLICT', duplicate);
    const added = withoutPresent(present, given, there);
    if (input.onlyMissing && added.subjects.length === 0 && added.papers.length === 0)
      throw new DomainError('CONFLICT', 'All chapters of this library are already there. Nothing was added');
    const library = await storeLibraryFigures(ctx, withFreeIds(ctx, present, added), tx);
    const images = await storePictures(ctx, library, tx);
    for (const subject of library.subjects) {
      if (!subjectLike(present, subject)) await addSubject(ctx, tx, subject, images);
      await addChapters(ctx, tx, subject, images);
    }
    await addPapers(ctx, tx, added.papers, { present: await readPresent(tx), library: given });
    const count = library.subjects.reduce((sum, subject) => sum + subject.chapters.length, 0);
    return { imported: count, testId: null, message: importedMessage(count, 'chapter') };
  });
}
