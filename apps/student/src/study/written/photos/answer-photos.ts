import { answerPhotosMax } from '@repo/contracts/limits/answer-photos';
import { delMany, get, getMany, keys, update } from 'idb-keyval';
import { studyDatabase } from '#src/platform/storage/study-database.ts';

/** A photo of an answer on paper. `atMs` orders the photos of one answer and tells them apart. */
export type AnswerPhoto = { atMs: number; dataUrl: string };

/** Ends with the student, so that a logout deletes the photos with the other work. */
const keyOf = (userId: string, writtenId: string) => `photos ${writtenId} ${userId}`;

/** Size of the file in a base64 data URL. */
export const bytesOf = (dataUrl: string): number =>
  Math.floor(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4);

export const bytesOfAll = (photos: readonly AnswerPhoto[]): number =>
  photos.reduce((sum, { dataUrl }) => sum + bytesOf(dataUrl), 0);

/** The photos of this answer on this device. Rejects when the database can't be read. */
export const readPhotos = async (userId: string, writtenId: string): Promise<AnswerPhoto[]> =>
  (await get<AnswerPhoto[]>(keyOf(userId, writtenId), studyDatabase)) ?? [];

async function change(
  userId: string,
  writtenId: string,
  changed: (photos: AnswerPhoto[]) => AnswerPhoto[],
): Promise<AnswerPhoto[]> {
  let after: AnswerPhoto[] = [];
  await update<AnswerPhoto[]>(
    keyOf(userId, writtenId),
    (photos = []) => {
      after = changed(photos);
      return after;
    },
    studyDatabase,
  );
  return after;
}

/**
 * Stores a photo, unless the answer already has as many as it may.
 * @returns the photos that are stored now; rejects when the device has no room, and then nothing has changed
 */
export const addPhoto = (userId: string, writtenId: string, photo: AnswerPhoto): Promise<AnswerPhoto[]> =>
  change(userId, writtenId, (photos) => {
    const others = photos.filter(({ atMs }) => atMs !== photo.atMs);
    if (others.length >= answerPhotosMax) return photos;
    return [...others, photo].sort((one, other) => one.atMs - other.atMs);
  });

export const removePhoto = (userId: string, writtenId: string, atMs: number): Promise<AnswerPhoto[]> =>
  change(userId, writtenId, (photos) => photos.filter((photo) => photo.atMs !== atMs));

const keysOf = async (userId: string) =>
  (await keys<string>(studyDatabase)).filter(
    (key) => key.startsWith('photos ') && key.endsWith(` ${userId}`),
  );

/** How many photos of this student's answers the device stores, and their size. */
export async function storedPhotos(userId: string): Promise<{ count: number; bytes: number }> {
  const photos = (await getMany<AnswerPhoto[] | undefined>(await keysOf(userId), studyDatabase)).flatMap(
    (stored = []) => stored,
  );
  return { count: photos.length, bytes: bytesOfAll(photos) };
}

/** Deletes the photos of all answers of this student. */
export const removeAllPhotos = async (userId: string): Promise<void> =>
  delMany(await keysOf(userId), studyDatabase);
