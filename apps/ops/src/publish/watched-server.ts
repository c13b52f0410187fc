import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import postgres from 'postgres';
import { startProgram } from '#src/server/processes.ts';
import { serverFile } from '#src/server/product.ts';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const adminPassword = 'the-gate-of-the-bench';

/** Duration of a call, and its effect on other requests. */
export type Measured<T> = { answer: T; ms: number; worstHealthMs: number; databaseBytes: number };

/** The built server as a process, with observers: /healthz from another process, its memory, its database. */
export async function startWatchedServer(options: { port: number; databaseUrl: string; dataDir: string }) {
  const { port, databaseUrl, dataDir } = options;
  const server = await startProgram({
    command: process.execPath,
    args: [serverFile],
    port,
    readyPath: '/readyz',
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      SEED: 'empty',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
    },
  });
  const poller = fork(
    fileURLToPath(new URL('./health-poller.ts', import.meta.url)),
    [`${server.url}/healthz`],
    { execArgv: ['--import', tsx] },
  );
  const worstHealthMs = async (): Promise<number> => {
    const answered = once(poller, 'message');
    poller.send('tell');
    return Number((await answered)[0]);
  };
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const databaseBytes = async () => {
    const [row] = await sql<{ size: string }[]>`select pg_database_size(current_database()) as size`;
    return Number(row?.size);
  };
  const json = { 'content-type': 'application/json' };
  const gate = await fetch(`${server.url}/api/v1/admin/verify`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ password: adminPassword }),
  });
  const { token } = (await gate.json()) as { token: string };

  const send = async (path: string, method: string, body?: object): Promise<string> => {
    const reply = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...json, authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
    return text;
  };
  return {
    readyAfterMs: server.readyAfterMs,
    send,
    /** Calls a procedure of tRPC and measures it. */
    async measure<T>(procedure: string, input?: object): Promise<Measured<T>> {
      const before = await databaseBytes();
      await worstHealthMs();
      const startedAt = performance.now();
      const text = await send(`/api/trpc/${procedure}`, input ? 'POST' : 'GET', input);
      const ms = performance.now() - startedAt;
      const worst = await worstHealthMs();
      const { result } = JSON.parse(text) as { result: { data: T } };
      return {
        answer: result.data,
        ms,
        worstHealthMs: worst,
        databaseBytes: (await databaseBytes()) - before,
      };
    },
    worstHealthMs,
    /** Fetches bytes and measures that. */
    async download(path: string) {
      await worstHealthMs();
      const startedAt = performance.now();
      const reply = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      const { byteLength } = await reply.arrayBuffer();
      return { ms: performance.now() - startedAt, worstHealthMs: await worstHealthMs(), byteLength };
    },
    /** The process's peak memory, in megabytes. */
    peakMegabytes: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      poller.kill('SIGKILL');
      await sql.end();
      await server.stop();
    },
  };
}
