import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BoundedMap } from '#src/bounded-map.ts';

// A checkbox posts 'on' or nothing; a JSON client sends true or false.
const switchInput = z.union([z.boolean(), z.enum(['on', 'true', 'false']).transform((on) => on !== 'false')]);

export const accountInput = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254),
  email_verified: switchInput.default(true),
});
export type Account = z.infer<typeof accountInput>;

export type Accounts = ReturnType<typeof createAccounts>;

const demoAccounts: Account[] = [
  { name: 'Asha Kumari', email: 'asha.kumari@example.com', email_verified: true },
  { name: 'Rahul Verma', email: 'rahul.verma@example.com', email_verified: true },
  { name: 'Fatima Sheikh', email: 'fatima.sheikh@example.com', email_verified: true },
  { name: 'Gurpreet Singh', email: 'gurpreet.singh@example.com', email_verified: true },
  { name: 'Meenakshi Iyer', email: 'meenakshi.iyer@example.com', email_verified: false },
];

/** The accounts in the chooser: five built-in ones, and the last ones typed in. Keyed by email. */
export function createAccounts() {
  const typedIn = new BoundedMap<string, Account>(20);
  return {
    list: (): Account[] => [...demoAccounts, ...typedIn.values()],
    find: (email: string): Account | undefined =>
      typedIn.get(email) ?? demoAccounts.find((account) => account.email === email),
    remember(account: Account): void {
      if (!demoAccounts.some((demo) => demo.email === account.email)) typedIn.set(account.email, account);
    },
  };
}

/** The provider's permanent id of an account: 21 digits, like Google's, derived from the email. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`;
}

/** The claims of an account that the scopes allow, under Google's names. */
export function claimsOf({ name, email, email_verified }: Account, scope: string, issuer: string) {
  const scopes = new Set(scope.split(' '));
  const [givenName, ...rest] = name.split(' ');
  return {
    sub: subjectOf(email),
    ...(scopes.has('email') && { email, email_verified }),
    ...(scopes.has('profile') && {
      name,
      given_name: givenName,
      ...(rest.length > 0 && { family_name: rest.join(' ') }),
      picture: `${issuer}/picture/${encodeURIComponent(initials(name))}.svg`,
    }),
  };
}

export const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
