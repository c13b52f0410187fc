import type { AccountExport } from '@repo/contracts/account-export';
import { brand } from '@repo/contracts/brand';
import { strToU8, type Zippable, zip } from 'fflate';
import { accountPage } from './account-page.ts';
import type { Picture } from './own-picture.ts';

/** Names of the files in the archive; the picture's has the ending of its kind. */
export const archiveNames = {
  page: `${brand.storagePrefix}-data.html`,
  data: `${brand.storagePrefix}-data.json`,
  picture: 'picture',
} as const;

const endingOf = (mediaType: string) => /^image\/(\w+)/.exec(mediaType)?.[1] ?? 'bin';

/**
 * A zip of the page for people, the data for programs, and the picture as it is.
 * @throws when it can't be packed
 */
export function buildArchive(data: AccountExport, picture: Picture | null): Promise<Uint8Array<ArrayBuffer>> {
  const files: Zippable = {
    [archiveNames.page]: strToU8(accountPage(data, picture)),
    [archiveNames.data]: strToU8(JSON.stringify(data, null, 2)),
  };
  // A picture is packed already.
  if (picture)
    files[`${archiveNames.picture}.${endingOf(picture.mediaType)}`] = [picture.bytes, { level: 0 }];
  return new Promise((resolve, reject) =>
    zip(files, (error, bytes) => (error ? reject(error) : resolve(bytes as Uint8Array<ArrayBuffer>))),
  );
}
