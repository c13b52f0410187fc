import * as authMessages from '@repo/contracts/messages/auth';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { isGuessablePassword } from './guessable-passwords.ts';

/** @throws BAD_INPUT for a new password that is guessed first */
export function refuseGuessablePassword(password: string, person: { name?: string; email: string }): void {
  if (isGuessablePassword(password, person))
    throw new DomainError('BAD_INPUT', authMessages.passwordTooCommon);
}

/** The hash of a new password. Keyboards write one letter in one code point or in several: a single form is hashed. */
export const hashPassword = (ctx: DomainContext, password: string): Promise<string> =>
  ctx.passwords.hash(password.normalize('NFC'));

/**
 * Whether this is the account's password. Before one form was hashed, it was hashed as it was typed, so what was typed and the
 * other form are tried too where they differ.
 * @param hash null for no account: takes as long
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
