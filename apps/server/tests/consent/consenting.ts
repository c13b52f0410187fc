import { consentTextVersion } from '@repo/contracts/consent.text';
import { askGuardian, getUser } from '@repo/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { Student, TestServer } from '../build-test-server.ts';
import { call } from '../call.ts';

export const yes = { isAdult: true, textVersion: consentTextVersion };
export const required = { environment: { CONSENT: 'required' } };

let count = 0;

/** A student of 15 who has named a guardian. @returns both, and the token of the mail's link */
export async function askedStudent(
  server: TestServer,
): Promise<{ student: Student; guardian: string; token: string }> {
  const student = await server.signedIn();
  const guardian = `guardian${++count}@example.in`;
  const user = await getUser(server.domain, student.id);
  await askGuardian({ ...server.domain, user }, { email: guardian });
  return { student, guardian, token: await linkTokenTo(server, guardian) };
}

/** The token of the newest link mailed to this address. */
export async function linkTokenTo(server: TestServer, address: string): Promise<string> {
  const [mail] = await server.mailsTo(address);
  return /\/guardian\?token=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Calls a mutation over tRPC. */
export const mutate = (
  server: TestServer,
  name: string,
  input: unknown,
  token?: string,
): Promise<LightMyRequestResponse> =>
  call(server.app, 'POST', `/api/trpc/${name}`, { token, body: input ?? {} });

export const resultOf = <T = Record<string, unknown>>(reply: LightMyRequestResponse): T =>
  reply.json<{ result: { data: T } }>().result.data;

export const errorCodeOf = (reply: LightMyRequestResponse): string | undefined =>
  reply.json<{ error?: { data?: { errorCode?: string } } }>().error?.data?.errorCode;
