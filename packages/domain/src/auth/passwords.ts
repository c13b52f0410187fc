import * as authMessages from '@repo/contracts/messages/auth';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { isGuessablePassword } from './guessable-passwords.ts';

/** @throws BAD_INPUT for an easily guessed new password */
export function refuseGuessablePassword(password: string, person: { name?: string; email: string }): void {
  if (isGuessablePassword(password, person))
    throw new DomainError('BAD_INPUT', authMessages.passwordTooCommon);
}

/** The hash of a new password, normalized because keyboards encode the same letter differently. */
export const hashPassword = (ctx: DomainContext, password: string): Promise<string> =>
  ctx.passwords.hash(password.normalize('NFC'));

/**
 * Whether this is the account's password. Hashes made before normalization used the typed form, so that one
 * and the other form are tried too.
 * @param hash null for no account: takes equally long
 */
export async function isPassword(
  ctx: DomainContext,
  hash: string | null,
  password: string,
): Promise<boolean> {
  const forms = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
  for (const form of forms) if (await ctx.passwords.verify(hash, form)) return true;
  return false;
}
