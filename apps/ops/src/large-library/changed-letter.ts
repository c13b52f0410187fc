import type { BulkContent, ManifestChapter } from '@repo/contracts/content';
import { adminCalls } from '#src/browser/drafts.ts';
import type { Product } from '#src/server/product.ts';

/** The chapters that Super may open, by size, the largest first. */
async function chaptersBySize({ url, tokens }: Product): Promise<ManifestChapter[]> {
  const reply = await fetch(`${url}/api/v1/bulk-data/manifest`, {
    headers: { authorization: `Bearer ${tokens.super}` },
  });
  const { data } = (await reply.json()) as { data: BulkContent };
  const chapters = data.subjects.flatMap((subject) => subject.chapters as unknown as ManifestChapter[]);
  return chapters.sort((one, other) => other.size - one.size);
}

/** Publishes one more letter in a flashcard of the largest chapter. */
export async function changeLetter(product: Product): Promise<void> {
  const [largest] = await chaptersBySize(product);
  const { send, read } = await adminCalls(product.url);
  type Card = { _id: string; answer: string };
  const { data } = await read<{ data: Card[] }>(`/chapters/${largest?._id}/flashcards`);
  const [card] = data;
  if (!card) throw new Error('the largest chapter has no flashcard');
  await send('PUT', `/flashcards/${card._id}`, { answer: `${card.answer}x` });
  await send('PUT', '/status', { type: 'lastPublishedContentAt', data: new Date().toISOString() });
}

/** Bytes of a student's manifest on the wire, for a copy with this ETag. */
export async function manifestBytes({ url }: Product, token: string): Promise<number> {
  const reply = await fetch(`${url}/api/v1/bulk-data/manifest`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
  });
  await reply.arrayBuffer();
  return Number(reply.headers.get('content-length'));
}
