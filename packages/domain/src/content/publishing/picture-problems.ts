import type { PublishPicture, PublishProblem } from '@repo/contracts/admin';
import { shortened } from '@repo/contracts/cut-text';
import { isSecureAddress, isUploadedPicture } from '@repo/contracts/picture-address';
import { memes, storedImages } from '@repo/db/schema';
import { asc, inArray, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { chapterIdsOf } from './split.ts';

type Chapter = { _id: string; name: string };
type Subject = { _id: string; name: string; image: string | null; chapters: readonly Chapter[] };
type Shown = Omit<PublishPicture, 'message'> & { whose: string };

const quotedMaxLength = 80;
const quoted = (address: string) => shortened(address, quotedMaxLength);

async function readMemes({ database: { db } }: DomainContext, chapterIds: ReadonlySet<string>) {
  const { id, chapterId, imageUrl, position } = memes;
  const rows = await db
    .select({ id, chapterId, imageUrl })
    .from(memes)
    .where(inArray(chapterId, [...chapterIds]))
    .orderBy(asc(chapterId), asc(position), asc(id));
  const memesOf = new Map<string, typeof rows>([...chapterIds].map((each) => [each, []]));
  for (const row of rows) memesOf.get(row.chapterId)?.push(row);
  return memesOf;
}

/** Which of these addresses of uploaded pictures exist in the store. */
async function readStored({ database: { db } }: DomainContext, paths: readonly string[]) {
  if (paths.length === 0) return new Set<string>();
  const rows = await db
    .select({ path: storedImages.path })
    .from(storedImages)
    .where(sql`${storedImages.path} in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`);
  return new Set(rows.map(({ path }) => path));
}

/** All pictures of these subjects and of the memes in their chapters, with where they are shown. */
async function shownPictures(ctx: DomainContext, subjects: readonly Subject[]): Promise<Shown[]> {
  const memesOf = await readMemes(ctx, chapterIdsOf(subjects));
  return subjects.flatMap(({ _id: subjectId, name: subjectName, image, chapters }) => {
    const place = { subjectId, subjectName, paperId: null };
    const whole = { chapterId: null, chapterName: null, list: null, itemId: null };
    const ofSubject = { ...place, ...whole, whose: 'the subject', address: image ?? '' };
    return [
      ofSubject,
      ...chapters.flatMap(({ _id: chapterId, name: chapterName }) =>
        (memesOf.get(chapterId) ?? []).map(
          ({ id: itemId, imageUrl: address }, index): Shown => ({
            ...place,
            chapterId,
            chapterName,
            list: 'memes',
            itemId,
            whose: `meme ${index + 1}`,
            address,
          }),
        ),
      ),
    ];
  });
}

/**
 * Pictures for students: `problems` are missing uploads, `pictures` are hosted elsewhere, each with the
 * problem to report when it does not load. Not cached, because uploads change no chapter.
 * @param subjects the published ones, with their published chapters
 */
export async function findPictureProblems(
  ctx: DomainContext,
  subjects: readonly Subject[],
): Promise<{ problems: PublishProblem[]; pictures: PublishPicture[] }> {
  const shown = await shownPictures(ctx, subjects);
  const uploaded = shown.filter(({ address }) => isUploadedPicture(address));
  const stored = await readStored(
    ctx,
    uploaded.map(({ address }) => address),
  );
  return {
    problems: uploaded.flatMap(({ whose, address, ...place }) =>
      stored.has(address)
        ? []
        : [{ ...place, message: `The picture of ${whose} is stored no more: upload it again` }],
    ),
    pictures: shown.flatMap(({ whose, address, ...place }) =>
      isSecureAddress(address)
        ? [{ ...place, address, message: `The picture of ${whose} does not load: ${quoted(address)}` }]
        : [],
    ),
  };
}
