import * as contentMessages from '@repo/contracts/messages/content';
import * as requestMessages from '@repo/contracts/messages/request';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A procedure's reply: its output, a failure, or no answer at all. */
export type Answer =
  | { data: unknown }
  | { status: number; message: string; errorCode: string; retryAfterSeconds?: number; current?: unknown }
  | { limited: string }
  | 'offline';
export type Call = { procedure: string; input: unknown; token: string | null };
export type Answering = (input: unknown) => Answer | Promise<Answer>;

export const broken: Answer = { status: 500, message: requestMessages.internal, errorCode: 'INTERNAL' };
/** A stale edit: someone else changed the saved item to `current`. */
export const staleEdit = (current?: unknown): Answer => ({
  status: 409,
  message: contentMessages.staleEdit,
  errorCode: 'STALE_EDIT',
  current,
});
export const sessionRefused: Answer = {
  status: 401,
  message: 'Please verify admin access to continue',
  errorCode: 'NOT_SIGNED_IN',
};

function bodyOf(answer: Exclude<Answer, 'offline' | { limited: string }>, path: string): unknown {
  if ('data' in answer) return { result: { data: answer.data } };
  const { status, message, errorCode, retryAfterSeconds, current } = answer;
  return {
    error: {
      message,
      code: -32000,
      data: { httpStatus: status, path, errorCode, retryAfterSeconds, current },
    },
  };
}

/** A form's fields and files, as the server reads them. */
function inputOfForm(form: FormData): Record<string, unknown> {
  const { input, ...files } = Object.fromEntries(form.entries());
  return { ...JSON.parse(String(input)), ...files };
}

function inputsIn(url: URL, init: RequestInit | undefined): Record<string, unknown> {
  if (init?.body instanceof FormData) return { 0: inputOfForm(init.body) };
  const text = typeof init?.body === 'string' ? init.body : url.searchParams.get('input');
  return text ? JSON.parse(text) : {};
}

/**
 * A fake server behind the browser's fetch: answers tRPC requests from `answers`, which a test may change at
 * any time, and records the calls.
 */
export function fakeServer(answers: Record<string, Answering>) {
  const calls: Call[] = [];
  // Every editor asks who changed its item last.
  answers['admin.lastChange'] ??= () => ({ data: null });
  vi.stubGlobal('fetch', async (target: string, init?: RequestInit) => {
    const url = new URL(target, 'http://localhost');
    const procedures = url.pathname.replace('/api/trpc/', '').split(',');
    const inputs = inputsIn(url, init);
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    const bodies: unknown[] = [];
    let status = 200;
    for (const [index, procedure] of procedures.entries()) {
      const input = inputs[index];
      calls.push({ procedure, input, token });
      const answer = await answers[procedure]?.(input);
      if (answer === undefined || answer === 'offline') throw new TypeError('Failed to fetch');
      if ('limited' in answer)
        return Response.json({ success: false, message: answer.limited }, { status: 429 });
      if ('status' in answer) status = answer.status;
      bodies.push(bodyOf(answer, procedure));
    }
    return Response.json(url.searchParams.get('batch') ? bodies : bodies[0], { status });
  });
  return {
    calls,
    answers,
    callsOf: (procedure: string) => calls.filter((call) => call.procedure === procedure),
    inputsOf: (procedure: string) =>
      calls.filter((call) => call.procedure === procedure).map(({ input }) => input),
    /** Makes a procedure fail until the returned function is called. */
    fail(procedure: string, failure: Answer = broken) {
      const working = answers[procedure];
      answers[procedure] = () => failure;
      return () => void Object.assign(answers, { [procedure]: working });
    },
  };
}

/**
 * Delays the replies of a procedure.
 * @returns releases the delayed replies, with a failure if one is given; later requests are answered
 * immediately
 */
export function holdReplies({ answers }: ReturnType<typeof fakeServer>, procedure: string) {
  const answer = answers[procedure];
  if (!answer) throw new Error(`${procedure} has no answer`);
  const waiting: ((failure: Answer | undefined) => void)[] = [];
  answers[procedure] = async (input) =>
    (await new Promise<Answer | undefined>((resolve) => waiting.push(resolve))) ?? answer(input);
  return (failure?: Answer) =>
    act(async () => {
      answers[procedure] = answer;
      for (const resolve of waiting) resolve(failure);
    });
}

/** A time on the day of the tests. */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 11, minute)).toISOString();
