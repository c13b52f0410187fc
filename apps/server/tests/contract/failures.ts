import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@repo/contracts/errors';
import { orderOf } from './account-requests.ts';
import { consentFailures } from './consent-failures.ts';
import { fullOfQuizzes, fullOfWritten } from './full-accounts.ts';
import { badIdToken, type Failing, identityDown, idTokenOf, paymentDown } from './outside-failures.ts';
import { fillPapers } from './paper-requests.ts';
import { createStudentOf, lockedChapter, openChapter, type Scene } from './scene.ts';

const unknownId = 'none';
const idLike = /^(chapter|subject|\w+Id)$/;
const withUnknownIds = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, idLike.test(name) ? unknownId : value]),
  );
const isFields = (body: unknown): body is object => typeof body === 'object' && body !== null;

const overlong = (params: Record<string, string>) =>
  Object.fromEntries(Object.keys(params).map((name) => [name, 'x'.repeat(129)]));

const bigFile = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' });

/** How to provoke this failure in any call; `failuresOfCalls` has the exceptions for single calls. */
export const usualFailures: Partial<Record<ErrorCode, Failing>> = {
  BAD_INPUT: {
    request: ({ params, body }) =>
      body === undefined ? { params: overlong(params ?? {}) } : { params, body: {} },
  },
  NOT_SIGNED_IN: { by: 'nobody', request: (right) => right },
  ACCOUNT_DELETED: {
    request: async (right, { server, owner }) => {
      await server.database.sql`
        with held as (delete from sessions where user_id = ${owner.id} returning token_hash)
        insert into deleted_sessions (token_hash, deleted_at) select token_hash, now() from held`;
      return right;
    },
  },
  NOT_FOUND: {
    request: ({ params, query, body }) =>
      params
        ? { params: Object.fromEntries(Object.keys(params).map((name) => [name, unknownId])), body }
        : { query: query && withUnknownIds(query), body: isFields(body) ? withUnknownIds(body) : body },
  },
  WRONG_CODE: {
    request: ({ query, body }) => ({
      ...(query ? { query: { token: 'f'.repeat(64) } } : {}),
      ...(isFields(body) ? { body: { ...body, email: `${randomUUID()}@example.in` } } : {}),
    }),
  },
  WRONG_CREDENTIALS: {
    request: ({ body }) => ({ body: { ...Object(body), password: 'not this one' } }),
  },
  TOO_LARGE: {
    request: ({ params }) => {
      const body = new FormData();
      body.append('name', 'With a file');
      body.append('image', bigFile, 'big.png');
      return { params, body };
    },
  },
  SECOND_FACTOR_NEEDED: {
    request: (right, { server }) => {
      server.domain.settings.adminTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      return right;
    },
  },
  CONSENT_NEEDED: {
    request: (right, { server }) => {
      server.domain.settings.isConsentRequired = true;
      return right;
    },
  },
  CHAPTER_LOCKED: {
    by: 'Basic',
    request: ({ params, body }) => ({
      params: params && { ...params, chapterId: lockedChapter },
      body:
        isFields(body) && 'testId' in body
          ? { ...body, chapterId: lockedChapter, testId: `${lockedChapter}-test` }
          : isFields(body) && 'writtenId' in body
            ? { ...body, chapterId: lockedChapter, writtenId: `${lockedChapter}-written-1` }
            : body,
    }),
  },
  STALE_EDIT: {
    request: ({ params, body }) => ({
      params,
      body: { ...Object(body), seenUpdatedAt: '2020-01-01T00:00:00.000Z' },
    }),
  },
};

const chapter = ({ drafts }: Scene) => `${drafts}-1`;

/** Ends the account: a guardian has refused, and its remaining time is over. */
const endByRefusal = ({ server }: Scene, email: string) =>
  server.database.sql`update users set refusal_due_at = now() where email = ${email}`;

export const failuresOfCalls: Record<string, Partial<Record<ErrorCode, Failing>>> = {
  ...consentFailures,
  'GET /v1/auth/verify-email': { BAD_INPUT: { request: () => ({}) } },
  'POST /v1/auth/sign-up': {
    CONFLICT: { request: ({ body }, { owner }) => ({ body: { ...Object(body), email: owner.email } }) },
  },
  'POST /v1/auth/sign-in': {
    FORBIDDEN: {
      request: async (right, scene) => {
        await endByRefusal(scene, Object(right.body).email);
        return right;
      },
    },
  },
  'POST /v1/auth/google/signup': {
    WRONG_CREDENTIALS: badIdToken,
    CONFLICT: {
      request: async ({ body }, scene) => ({
        body: { ...Object(body), idToken: await idTokenOf(scene, { email: scene.owner.email }) },
      }),
    },
    PROVIDER_FAILED: identityDown,
  },
  'POST /v1/auth/google/signin': {
    BAD_INPUT: { request: () => ({ body: { idToken: 5 } }) },
    WRONG_CREDENTIALS: badIdToken,
    FORBIDDEN: {
      request: async (_, scene) => {
        await endByRefusal(scene, scene.owner.email);
        return { body: { idToken: await idTokenOf(scene, { email: scene.owner.email }) } };
      },
    },
    NOT_FOUND: { request: async (_, scene) => ({ body: { idToken: await idTokenOf(scene, {}) } }) },
    PROVIDER_FAILED: identityDown,
  },
  'POST /v1/payment/create-order': {
    CONFLICT: {
      request: async (right, { server, owner }) => {
        await server.database.sql`update users set deletion_due_at = now() where id = ${owner.id}`;
        return right;
      },
    },
    PROVIDER_FAILED: paymentDown,
  },
  'GET /v1/payment/order-status': {
    BAD_INPUT: { request: () => ({}) },
    FORBIDDEN: {
      request: async (_, { server, drafts }) => {
        const owner = await createStudentOf(server, 'Basic');
        return { query: { orderId: await orderOf({ server, owner, drafts }) } };
      },
    },
    PROVIDER_FAILED: paymentDown,
  },
  'POST /v1/chapters/claim-free': {
    CONFLICT: { by: 'Basic', request: () => ({ body: { chapterId: openChapter } }) },
  },
  'POST /v1/chapters/unlock': {
    FORBIDDEN: {
      by: 'Basic',
      request: async (right, { server, owner }) => {
        await server.database.sql`delete from accepted_invites where inviter_id = ${owner.id}`;
        return right;
      },
    },
    CONFLICT: { by: 'Basic', request: () => ({ body: { chapterId: openChapter } }) },
  },
  'POST /v1/papers': {
    NOT_FOUND: {
      request: ({ body }) => ({
        body: { ...Object(body), units: [{ name: 'Unit', marks: 3, chapterIds: [unknownId] }] },
      }),
    },
    CONFLICT: {
      request: async (right, { server }) => {
        await fillPapers(server);
        return right;
      },
    },
  },
  'POST /v1/tests/submit': { FORBIDDEN: fullOfQuizzes },
  'POST /v1/written/results': { FORBIDDEN: fullOfWritten },
  'POST /v1/papers/results': { FORBIDDEN: { by: 'Basic', request: (right) => right } },
  'PUT /v1/topics/:id': {
    // Omits the first of two pages.
    CONFLICT: {
      request: ({ params }, scene) => ({
        params,
        body: { pages: [{ _id: `${chapter(scene)}-t1-p2`, content: 'Text.' }] },
      }),
    },
  },
  'DELETE /v1/summaries/pages/delete': {
    CONFLICT: {
      request: async ({ body }, scene) => {
        await scene.server.database
          .sql`delete from summary_pages where id = ${`${chapter(scene)}-summary-p1`}`;
        return { body };
      },
    },
  },
};
