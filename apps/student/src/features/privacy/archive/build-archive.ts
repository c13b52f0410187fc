import type { AccountExport } from '@repo/contracts/account-export';
import { brand } from '@repo/contracts/brand';
import { strToU8, type Zippable, zip } from 'fflate';
import type { KeptHere } from '#src/platform/storage/read-student.ts';
import { accountPage } from './account-page.ts';
import type { Picture } from './own-picture.ts';
import { typedAnswers } from './typed-answers.ts';

/** File names in the archive; the picture's extension depends on its type. */
export const archiveNames = {
  page: `${brand.storagePrefix}-data.html`,
  data: `${brand.storagePrefix}-data.json`,
  picture: 'picture',
} as const;

const endingOf = (mediaType: string) => /^image\/(\w+)/.exec(mediaType)?.[1] ?? 'bin';

/**
 * A zip of the page for people, the data for programs, and the original picture.
 * @param onThisDevice data that the server lacks, above all typed answers
 * @throws when it can't be packed
 */
export function buildArchive(
  data: AccountExport,
  picture: Picture | null,
  onThisDevice: readonly KeptHere[],
): Promise<Uint8Array<ArrayBuffer>> {
  const typed = typedAnswers(data.account.id, onThisDevice);
  const files: Zippable = {
    [archiveNames.page]: strToU8(accountPage(data, picture, typed)),
    [archiveNames.data]: strToU8(JSON.stringify({ ...data, onThisDevice }, null, 2)),
  };
  // A picture is compressed already.
  if (picture)
    files[`${archiveNames.picture}.${endingOf(picture.mediaType)}`] = [picture.bytes, { level: 0 }];
  return new Promise((resolve, reject) =>
    zip(files, (error, bytes) => (error ? reject(error) : resolve(bytes as Uint8Array<ArrayBuffer>))),
  );
}
