import { signUpInput, verifyLinkInput } from '@repo/contracts/auth';
import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { chapterProgressInput, submitTestInput } from '@repo/contracts/progress';
import { DomainError } from '@repo/domain';
import { TRPCError } from '@trpc/server';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { failureOf, toTrpcError } from './failure.ts';

const rejected = (schema: z.ZodType, input: unknown) =>
  new TRPCError({ code: 'BAD_REQUEST', cause: schema.safeParse(input).error });
const driverError = (code: string) => Object.assign(new Error('select * from users failed'), { code });

it.each(Object.entries(errorStatus))(
  'a failure of code %s has status %i and keeps its sentence',
  (code, status) => {
    const error = new DomainError(code as ErrorCode, 'A sentence');
    expect(failureOf(error)).toEqual({ code, status, message: 'A sentence' });
    const inTrpc = toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }));
    expect(failureOf(inTrpc)).toEqual({ code, status, message: 'A sentence' });
  },
);

it('a failure says when a retry makes sense', () => {
  const error = new DomainError('TOO_MANY', 'Wait', { retryAfterSeconds: 7 });
  expect(failureOf(error).retryAfterSeconds).toBe(7);
});

it.each([
  [signUpInput, {}, 'Please enter your name'],
  [verifyLinkInput, {}, 'Invalid or expired verification code'],
  [signUpInput, 'text', 'The request body must be a JSON object'],
  [chapterProgressInput, { subjectId: 's' }, "The field 'chapter id' is missing"],
  [
    submitTestInput,
    { testId: 't', chapterId: 'c', answers: ['x'], timeTaken: 1 },
    "The field 'answer 1' must be a number",
  ],
  [
    submitTestInput,
    { testId: 't', chapterId: 'c', answers: [0], timeTaken: -1 },
    "The field 'time taken' must be at least 0",
  ],
])('a failure of bad input is 400 and names the field (%#)', (schema, input, sentence) => {
  expect(failureOf(rejected(schema, input))).toMatchObject({ status: 400, message: sentence });
});

it.each([
  ['test_results_user_id_users_id_fk', 401, 'NOT_SIGNED_IN'],
  ['users_invited_by_users_id_fk', 500, 'INTERNAL'],
])('a failure of a row that violates %s is %i', (constraint_name, status, code) => {
  const cause = Object.assign(driverError('23503'), { constraint_name });
  expect(failureOf(new Error('Failed query', { cause }))).toMatchObject({ status, code });
});

it.each([
  '57P03',
  '53300',
  '08006',
  '25P03',
  '25006',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
])('a failure of a database that is away (%s) is 503 with a time to wait', (code) => {
  const wrapped = new Error('Failed query', { cause: driverError(code) });
  const failure = failureOf(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: wrapped }));
  expect(failure).toMatchObject({ status: 503, retryAfterSeconds: 5 });
});

it('a failure of text that Postgres cannot store is the caller’s fault', () => {
  expect(failureOf(driverError('22021')).status).toBe(400);
});

it('a failure of any other kind reveals nothing about itself', () => {
  for (const error of [driverError('42703'), new Error('secret /path/file.ts:1'), 'thrown text', undefined])
    expect(failureOf(error)).toEqual({ code: 'INTERNAL', status: 500, message: 'Something went wrong!' });
});
