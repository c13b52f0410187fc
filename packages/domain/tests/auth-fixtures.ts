import * as domain from '#src/index.ts';
import { ctx } from './fresh-database.ts';

export const asha = {
  name: 'Asha Rao',
  age: 15,
  gender: 'Female',
  email: 'asha@example.com',
  password: 'secret',
} as const;
export const minutes = 60_000;
/** Sends the pending mail now. Of two pending mails either may be sent last. */
async function newestMail(): Promise<string> {
  const sentBefore = ctx.mails.length;
  const mails = await ctx.deliverMails();
  if (mails.length - sentBefore > 1) throw new Error('two mails waited: which is meant?');
  return mails.at(-1)?.text ?? '';
}
export const lastCode = async () => /^[A-Z0-9]{6}$/m.exec(await newestMail())?.[0] ?? '';
export const lastLink = async () => /token=([0-9a-f]+)/.exec(await newestMail())?.[1] ?? '';
export const code = (failure: Promise<unknown>) =>
  failure.then(
    () => 'no failure',
    (error: unknown) => (error instanceof domain.DomainError ? error.code : error),
  );
