import { createApiClient } from '@repo/client';
import { writeFigureLine } from '@repo/contracts/figures';
import { adminCallMaxSeconds } from '@repo/contracts/limits/admin';
import { publishContent } from '@repo/domain';
import { afterAll, beforeAll } from 'vitest';
import { buildTestServer, type TestServer } from './build-test-server.ts';

export const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200">${inner}</svg>`;

export type FigureServer = {
  server: TestServer;
  base: string;
  admin: ReturnType<typeof createApiClient>;
  adminToken: string;
};

/** Waits as long as an admin's call may take. */
export const adminClient = (base: string, token: string) =>
  createApiClient({
    url: `${base}/api/trpc`,
    getToken: () => token,
    silenceLimitMs: adminCallMaxSeconds * 1_000,
  });

/** A server on which figures are uploaded, published and fetched, for all tests of the file. */
export function useFigureServer() {
  const made = {} as FigureServer;
  beforeAll(async () => {
    const server = await buildTestServer();
    const base = await server.listen();
    const adminToken = await server.adminToken();
    const admin = adminClient(base, adminToken);
    Object.assign(made, { server, base, adminToken, admin });
  });
  afterAll(() => made.server.close());

  const verbs = {
    upload: (words: string, body: string | Uint8Array<ArrayBuffer>) =>
      made.admin.content.figures.upload.mutate({ words, file: new Blob([body]) }),
    /** Adds figures to the answer of the first card of a chapter, and publishes. */
    async show(chapterId: string, names: readonly string[], isNarrow = false): Promise<void> {
      const [card] = await made.admin.content.flashcards.list.query({ chapterId });
      const lines = names.map((name) =>
        writeFigureLine({ name, caption: 'Fig', description: 'What it shows', isNarrow }),
      );
      await made.admin.content.flashcards.update.mutate({
        id: card?._id ?? '',
        question: card?.question ?? '',
        answer: ['See:', ...lines].join('\n\n'),
      });
      await publishContent(made.server.domain, { author: 'test', note: '' });
    },
    fetchAs: (address: string, token?: string, headers: Record<string, string> = {}) =>
      fetch(made.base + address, {
        redirect: 'manual',
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      }),
  };
  return Object.assign(made, verbs);
}
