import type { ErrorCode } from '@repo/contracts/errors';
import { adultChecksOf } from '@repo/domain';
import { linkHashOf } from './consent-requests.ts';
import { badIdToken, type Failing, identityDown, paymentDown } from './outside-failures.ts';
import type { Scene } from './scene.ts';

type Failures = Partial<Record<ErrorCode, Failing>>;

/** The link is not one of ours. */
const wrongLink: Failing = {
  request: ({ body }) => ({ body: { ...Object(body), token: 'f'.repeat(64) } }),
};
type Sql = Scene['server']['database']['sql'];

/** The valid request, after this change to the account of the guardian's student. */
const after = (change: (sql: Sql, studentId: string, scene: Scene) => unknown): Failing => ({
  async request(right, scene) {
    const { sql } = scene.server.database;
    const [ward] = await sql<{ id: string }[]>`
      select user_id as id from guardian_links where token_hash = ${linkHashOf(Object(right.body).token)}`;
    await change(sql, ward?.id ?? '', scene);
    return right;
  },
});
/** The guardian has the link but has not proved to be an adult. */
const unshown = after((sql, id) => sql`update guardianships set proved_by = null where user_id = ${id}`);
const usual: Failures = { NOT_FOUND: wrongLink };
const shown: Failures = { NOT_FOUND: wrongLink, FORBIDDEN: unshown };
/** CONFLICT is what the valid request gets here, because no consent is needed. */
const notNeeded: Failures = { CONFLICT: { request: (right) => right } };

export const consentFailures: Record<string, Failures> = {
  'PUT /v1/consent/age': {
    CONFLICT: {
      async request(right, { server, owner }) {
        await server.database.sql`update users set adult_at = now() where id = ${owner.id}`;
        return right;
      },
    },
  },
  'POST /v1/consent/guardian': notNeeded,
  'POST /v1/consent/guardian/again': notNeeded,
  'POST /v1/guardian/link/again': usual,
  'POST /v1/guardian/page': usual,
  'POST /v1/guardian/withdraw': usual,
  'POST /v1/guardian/export': shown,
  'POST /v1/guardian/plan-deletion': shown,
  'POST /v1/guardian/cancel-deletion': shown,
  'POST /v1/guardian/prove': {
    NOT_FOUND: wrongLink,
    FORBIDDEN: after(
      (sql, id) => sql`update guardianships set email = 'other@example.in' where user_id = ${id}`,
    ),
    WRONG_CREDENTIALS: badIdToken,
    PROVIDER_FAILED: identityDown,
  },
  'POST /v1/guardian/create-order': {
    NOT_FOUND: wrongLink,
    FORBIDDEN: after((_sql, _id, { server }) => {
      server.domain.adultChecks = adultChecksOf(['sign-in']);
    }),
    CONFLICT: after((sql, id) => sql`update users set deletion_due_at = now() where id = ${id}`),
    PROVIDER_FAILED: paymentDown,
  },
  'POST /v1/guardian/give': {
    ...shown,
    CONFLICT: { request: ({ body }) => ({ body: { ...Object(body), textVersion: 'old' } }) },
  },
  'POST /v1/guardian/refuse': {
    NOT_FOUND: wrongLink,
    CONFLICT: after((sql, id) => sql`update users set consented_at = now() where id = ${id}`),
  },
};
