import { users } from '@repo/db/schema';
import * as domain from '#src/index.ts';
import { ctx, database } from './fresh-database.ts';

export const email = 'asha@example.com';
export const profile = { age: 15, gender: 'Female' } as const;
export const withPassword = { ...profile, name: 'Asha Rao', email, password: 'secret' };

/** An idToken for a person with this email. */
export function tokenOf(part: Partial<domain.ProvenIdentity> = {}): string {
  const idToken = `token-${ctx.identities.tokens.size}`;
  ctx.identities.tokens.set(idToken, {
    provider: 'google',
    subject: '104',
    email,
    isEmailVerified: true,
    name: 'Asha Kumari',
    ...part,
  });
  return idToken;
}
export const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof domain.DomainError ? `${error.code} ${error.message}` : error),
  );
export const signUp = (part: Partial<domain.ProvenIdentity> = {}, more: object = {}) =>
  domain.googleSignUp(ctx, { ...profile, ...more, idToken: tokenOf(part) });
export const signIn = (part: Partial<domain.ProvenIdentity> = {}) =>
  domain.googleSignIn(ctx, { idToken: tokenOf(part) });
export const everyUser = () => database.db.select().from(users);
