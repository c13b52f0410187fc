import { brand } from '@repo/contracts/brand';
import { delMany, get, keys, promisifyRequest, set } from 'idb-keyval';
import type { Entry } from './bulk-content.ts';
import { hashOf } from './hash.ts';
import { libraryDatabase as database } from './indexeddb-cache.ts';

/** Downloaded chapters, until the version they belong to is complete. */
const stagedPrefix = `${brand.storagePrefix}-staged `;
/** Marks that a download in one reply has begun. It is not a chapter. */
const begunKey = `${stagedPrefix}begun`;

/** Owner of the download that began last. */
const wantedKey = `${brand.storagePrefix}-wanted`;

/** Never fails: what can't be stored is downloaded again. */
const quietly = <Result>(work: Promise<Result>): Promise<Result | undefined> => work.catch(() => undefined);

/** @returns whether the device could note it */
export const noteWanted = async (owner: string) =>
  (await quietly(set(wantedKey, owner, database).then(() => true))) ?? false;

/** False once a download for another plan or student began, or everything was deleted. */
export const isWanted = async (owner: string) => (await quietly(get<string>(wantedKey, database))) === owner;

/** Stores a chapter while this owner's download is wanted. */
export const stageChapter = (owner: string, hash: string, json: string) =>
  quietly(
    database('readwrite', async (store) => {
      const wanted = await promisifyRequest(store.get(wantedKey));
      if (wanted === owner) store.put(json, `${stagedPrefix}${hash}`);
      return promisifyRequest(store.transaction);
    }),
  );

const readStaged = (hash: string) => quietly(get<string>(`${stagedPrefix}${hash}`, database));

/** Staged chapters by hash, without damaged ones. */
export async function stagedTexts(entries: readonly Entry[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { hash } of entries) {
    const text = await readStaged(hash);
    if (text !== undefined && (await hashOf(text)) === hash) texts.set(hash, text);
  }
  return texts;
}

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
