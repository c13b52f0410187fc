import { type RestRow, restRows } from '@repo/api/rest';
import { toldCodes } from '@repo/contracts/errors';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

export type Call = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
};

/** One request by inject; a body is sent as JSON. */
export function call(
  app: FastifyInstance,
  method: string,
  url: string,
  { token, body, headers = {} }: Call = {},
): Promise<LightMyRequestResponse> {
  const options: InjectOptions = {
    method: method as 'GET',
    url,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  };
  if (body === undefined) return app.inject(options);
  return app.inject({
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
    payload: JSON.stringify(body),
  });
}

/** The row behind 'POST /v1/auth/sign-in'. */
export function rowOf(name: string): RestRow {
  const row = restRows.find(({ method, path }) => `${method} ${path}` === name);
  if (!row) throw new Error(`there is no row ${name}`);
  return row;
}

/** What a reply must never contain: a stack, an SQL statement, a file path. */
export const inside =
  /\bat .+:\d+:\d+\b|node_modules|file:\/\/|\.[cm]?ts\b|\/(home|root|tmp|usr|var|opt|srv)\/|"stack"|\b(select|insert into|update) .+\b(from|values|set)\b|Failed query|PostgresError|SQLSTATE/i;

/** Words of the schema library and of JavaScript, which no sentence for people contains. */
export const validatorWords =
  /Invalid (input|string|number|option|key|element|value|discriminator|ISO|URL|date)|\b(expected|received|regex|Zod\w*|NaN|undefined|null)\b|Too (big|small)|Unrecognized|\[object/;

/** Expects a documented failure: its status, its shape and no internals. @returns the sentence */
export function expectFailure(reply: LightMyRequestResponse, status: number, message?: string): string {
  expect(reply.statusCode, reply.body).toBe(status);
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  const body = reply.json<{ success: unknown; message: string; code?: string }>();
  const { code } = body;
  expect(Object.keys(body).sort()).toEqual([...(code ? ['code'] : []), 'message', 'success']);
  if (code) expect(toldCodes).toContain(code);
  expect(body.success).toBe(false);
  expect(body.message).toMatch(/\S/);
  expect(reply.body).not.toMatch(inside);
  expect(body.message).not.toMatch(validatorWords);
  if (message !== undefined) expect(body.message).toBe(message);
  return body.message;
}

/** Expects a success whose body is exactly as the row documents. @returns the body */
export function expectDocumented<T = Record<string, unknown>>(
  reply: LightMyRequestResponse,
  name: string,
): T {
  expect(reply.statusCode, reply.body).toBe(200);
  const body = reply.json<T>();
  expect(rowOf(name).reply.parse(body)).toEqual(body);
  return body;
}
