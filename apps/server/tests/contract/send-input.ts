import { appRouter } from '@repo/api';
import { type Reply, send } from './scene.ts';

const typeOf = (name: string) =>
  (appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>)[name]?._def.type;

/** Sends a procedure's input over tRPC's HTTP. */
export function sendInput(
  base: string,
  name: string,
  input: unknown,
  token: string | undefined,
): Promise<Reply> {
  const path = `/trpc/${name}`;
  if (typeOf(name) !== 'query') return send(base, 'POST', path, { body: input ?? {} }, token);
  const query: Record<string, string> = input === undefined ? {} : { input: JSON.stringify(input) };
  return send(base, 'GET', path, { query }, token);
}
