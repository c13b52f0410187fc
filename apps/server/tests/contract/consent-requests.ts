import { hash, randomUUID } from 'node:crypto';
import { consentTextVersion } from '@repo/contracts/consent.text';
import { mintIdToken } from '../google/browser.ts';
import { type Build, createStudentOf, type Scene } from './scene.ts';

/** The stored form of a link's token. */
export const linkHashOf = (token: string): string => hash('sha256', token, 'hex');

/**
 * A guardian who has proved to be an adult, with a separate student, because some of their calls end the
 * account.
 * @returns their address and the token of their link
 */
async function newGuardian({ server }: Scene): Promise<{ email: string; token: string }> {
  const { id } = await createStudentOf(server, 'Basic');
  const [email, token] = [`${randomUUID()}@example.in`, `${randomUUID()}${randomUUID()}`];
  const { sql } = server.database;
  await sql`insert into guardianships (user_id, email, salt, asked_at, proved_by, proved_at)
    values (${id}, ${email}, 'salt', now(), 'sign-in', now())`;
  await sql`insert into guardian_links (token_hash, user_id, created_at)
    values (${linkHashOf(token)}, ${id}, now())`;
  return { email, token };
}

const byLink =
  (more: object = {}): Build =>
  async (scene) => ({ body: { token: (await newGuardian(scene)).token, ...more } });

/** Calls whose valid request is a conflict when no consent is needed. */
export const neededNowhere = ['POST /v1/consent/guardian', 'POST /v1/consent/guardian/again'];

/** Requests of a student who needs no consent, and of a guardian who has proved to be an adult. */
export const consentRequests: Record<string, Build> = {
  'GET /v1/consent': () => ({}),
  'PUT /v1/consent/age': async ({ server, owner }) => {
    await server.database.sql`update users set age = null, adult_at = null where id = ${owner.id}`;
    return { body: { age: 15 } };
  },
  'POST /v1/consent/guardian (not needed)': () => ({ body: { email: 'mother@example.in' } }),
  'POST /v1/consent/guardian/again (nobody named)': () => ({}),
  'POST /v1/guardian/link': () => ({ body: { email: `${randomUUID()}@example.in` } }),
  'POST /v1/guardian/link/again': byLink(),
  'POST /v1/guardian/page': byLink(),
  'POST /v1/guardian/prove': async (scene) => {
    const { email, token } = await newGuardian(scene);
    const idToken = await mintIdToken(scene.server, { name: 'Meena', email, email_verified: true });
    return { body: { token, by: 'sign-in', idToken } };
  },
  'POST /v1/guardian/create-order': byLink(),
  'POST /v1/guardian/give': byLink({ isAdult: true, textVersion: consentTextVersion }),
  'POST /v1/guardian/refuse': byLink(),
  'POST /v1/guardian/withdraw': byLink(),
  'POST /v1/guardian/export': byLink(),
  'POST /v1/guardian/plan-deletion': byLink(),
  'POST /v1/guardian/cancel-deletion': byLink(),
};
