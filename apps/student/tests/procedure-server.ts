import type { ExchangeInput } from '@repo/study-log/exchange';
import { startLocalServer } from './local-server.ts';

/** `clockMs` of an event: when the device says that it happened. */
export type ProcedureCall = { path: string; input: unknown; clockMs?: number };
type Answer = { data: unknown } | { status: number; message: string; errorCode?: string };

/**
 * Treats each event of a batch as a call `exchange.<kind>`; a refused session or consent refuses the request.
 */
async function answerEvents(
  { firstSequence, events }: ExchangeInput,
  answer: (call: ProcedureCall) => Promise<Answer>,
): Promise<Answer> {
  const outcomes: unknown[] = [];
  for (const { kind, body, clockMs } of events) {
    const one = await answer({ path: `exchange.${kind}`, input: body, clockMs });
    if ('data' in one) outcomes.push({ status: 'saved', kind, atMs: Date.now(), reply: one.data });
    else if (one.status === 401 || one.errorCode) return one;
    else if (one.status >= 500) outcomes.push({ status: 'failed' });
    else
      outcomes.push({
        status: 'refused',
        atMs: Date.now(),
        code: one.status === 400 ? 'BAD_INPUT' : 'CHAPTER_LOCKED',
        message: one.message,
      });
  }
  return { data: { nextSequence: firstSequence + events.length, outcomes } };
}

/** A fake server for procedures that lists the calls it received; `bulk` is its download. */
export async function startProcedureServer(
  answer: (call: ProcedureCall) => Answer | Promise<Answer>,
  bulk?: () => unknown,
) {
  const calls: ProcedureCall[] = [];
  const ask = async (call: ProcedureCall): Promise<Answer> => {
    calls.push(call);
    return answer(call);
  };
  await startLocalServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (bulk && url.pathname.startsWith('/api/v1/bulk-data')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bulk()));
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    const given: unknown = JSON.parse(body || url.searchParams.get('input') || '{}');
    const isBatch = url.searchParams.has('batch');
    const inputs = (isBatch ? given : { 0: given }) as Record<string, unknown>;
    const paths = url.pathname.replace('/api/trpc/', '').split(',');
    const answers = await Promise.all(
      paths.map((path, index) =>
        path === 'progress.exchange'
          ? answerEvents(inputs[index] as ExchangeInput, ask)
          : ask({ path, input: inputs[index] }),
      ),
    );
    const status = answers.find((one) => 'status' in one)?.status ?? 200;
    const replies = answers.map((one, index) =>
      'data' in one
        ? { result: { data: one.data } }
        : {
            error: {
              message: one.message,
              code: -32000,
              data: { code: 'X', httpStatus: one.status, path: paths[index], errorCode: one.errorCode },
            },
          },
    );
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(isBatch ? replies : replies[0]));
  });
  return { calls };
}
