import { startLocalServer } from './local-server.ts';

export type ProcedureCall = { path: string; input: unknown };
type Answer = { data: unknown } | { status: number; message: string; errorCode?: string };

/** A server that answers procedures as ours does, and lists the calls it got; `bulk` is what it has to download. */
export async function startProcedureServer(
  answer: (call: ProcedureCall) => Answer | Promise<Answer>,
  bulk?: () => unknown,
) {
  const calls: ProcedureCall[] = [];
  await startLocalServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (bulk && url.pathname === '/api/v1/bulk-data') {
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
      paths.map((path, index) => {
        const call = { path, input: inputs[index] };
        calls.push(call);
        return answer(call);
      }),
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
