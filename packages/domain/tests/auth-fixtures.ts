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
export const lastCode = async () =>
  /^[A-Z0-9]{6}$/m.exec((await ctx.deliverMails()).at(-1)?.text ?? '')?.[0] ?? '';
export const lastLink = async () =>
  /token=([0-9a-f]+)/.exec((await ctx.deliverMails()).at(-1)?.text ?? '')?.[1] ?? '';
export const code = (failure: Promise<unknown>) =>
  failure.then(
    () => 'no failure',
    (error: unknown) => (error instanceof domain.DomainError ? error.code : error),
  );
