import { brand } from '@repo/contracts/brand';
import { delMany, get, keys, set } from 'idb-keyval';
import { libraryDatabase as database } from './indexeddb-cache.ts';

/** Downloaded chapters, until the version they belong to is complete. */
const stagedPrefix = `${brand.storagePrefix}-staged `;
/** Not a chapter: a download in one reply has begun. */
const begunKey = `${stagedPrefix}begun`;

/** Never fails: what can't be stored is downloaded again. */
const quietly = <Result>(work: Promise<Result>): Promise<Result | undefined> => work.catch(() => undefined);

export const stageChapter = (hash: string, json: string) =>
  quietly(set(`${stagedPrefix}${hash}`, json, database));

export const readStaged = (hash: string) => quietly(get<string>(`${stagedPrefix}${hash}`, database));

export const stageBeginning = () => quietly(set(begunKey, true, database));

/** Whether an earlier download was interrupted. */
export const isInterrupted = async () =>
  ((await quietly(keys<string>(database))) ?? []).some((key) => key.startsWith(stagedPrefix));

/** Deletes what is staged, except chapters with these hashes. */
export const forgetStaged = (except: ReadonlySet<string> = new Set()) =>
  quietly(
    keys<string>(database).then((all) =>
      delMany(
        all.filter((key) => key.startsWith(stagedPrefix) && !except.has(key.slice(stagedPrefix.length))),
        database,
      ),
    ),
  );
