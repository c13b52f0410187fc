import { setTimeout as delay } from 'node:timers/promises';
import { wholeDownloadMaxBytes } from '@repo/contracts/limits/request';
import { type LaidReply, openTexts } from './laid-fragments.ts';
import { lightTexts } from './light-texts.ts';
import type { PublishedVersion } from './load-version.ts';
import { compressWhole, fastQuality, smallestQuality } from './whole-brotli.ts';

const bytesOf = (chunks: readonly Buffer[] | null): number =>
  chunks?.reduce((sum, chunk) => sum + chunk.length, 0) ?? 0;

/** The open parts in Brotli. Null when aborted or failed: students get what there is, which is only larger. */
const compressOpen = (
  { parts }: LaidReply,
  quality: number,
  signal: AbortSignal,
  textsOf = openTexts,
): Promise<Buffer[] | null> => {
  const byteLength = parts.reduce((sum, { open }) => sum + open.byteLength, 0);
  return compressWhole(textsOf(parts), byteLength, quality, signal).catch(() => null);
};

/** False where our app downloads by chapter, and before the version is compressed. */
const isDownloadedWhole = ({ openBrotli }: PublishedVersion): boolean => {
  const bytes = bytesOf(openBrotli);
  return bytes > 0 && bytes <= wholeDownloadMaxBytes;
};

/** Makes the Brotli bytes of a version that was just loaded. */
export async function compressVersion(version: PublishedVersion, signal: AbortSignal): Promise<void> {
  for (const reply of [version.manifest, version])
    reply.openBrotli = await compressOpen(reply, fastQuality, signal);
  if (isDownloadedWhole(version))
    version.lightBrotli = await compressOpen(version, fastQuality, signal, lightTexts);
}

/** Replaces the Brotli bytes by the smallest. */
export async function compressSettled(
  version: PublishedVersion,
  afterMs: number,
  signal: AbortSignal,
): Promise<void> {
  if (!isDownloadedWhole(version)) return;
  await delay(afterMs, undefined, { signal, ref: false });
  const light = await compressOpen(version, smallestQuality, signal, lightTexts);
  version.lightBrotli = light ?? version.lightBrotli;
  version.openBrotli = (await compressOpen(version, smallestQuality, signal)) ?? version.openBrotli;
}
