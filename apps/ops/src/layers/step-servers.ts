import { isDeepStrictEqual } from 'node:util';
import type { BenchStudents } from '#src/server/bench-students.ts';
import { bearer, readPath, savePath } from '#src/server/calls.ts';
import { assertSameWork } from '#src/server/peer-agreement.ts';
import { findFreePort, type Running, startProgram } from '#src/server/processes.ts';
import { type Product, serverFile, serverSettings } from '#src/server/product.ts';
import { buildPrograms } from './build-programs.ts';
import type { keepFirstCoreFree } from './core-of-its-own.ts';
import { type Call, type ReadyReplies, type StepName, steps } from './steps.ts';

/** A step, or the complete built product. */
export type Side = StepName | 'product';
export type StepServer = { side: Side; server: Running };

const position = { notesProgress: { currentTopicIndex: 1, currentPageIndex: 10 } };

/** The reply to each call, made as the first of the students. */
async function replyOf(url: string, call: Call, { tokens: [token = ''], place }: BenchStudents) {
  const headers = bearer(token);
  const reply = await (call === 'read'
    ? fetch(url + readPath, { headers })
    : fetch(url + savePath(place), {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(position),
      }));
  return { status: reply.status, headerNames: [...reply.headers.keys()], body: await reply.json() };
}

async function start(
  program: { command: string; args: readonly string[] },
  readyPath: string,
  { databaseUrl, dataDir }: Product,
): Promise<Running> {
  const port = await findFreePort();
  return startProgram({
    ...program,
    port,
    readyPath,
    environment: serverSettings(port, { databaseUrl, dataDir, workers: 1 }),
    hasChannel: true,
  });
}

/**
 * Checks that every step answers the same, and that the last one does what the product does, down to the
 * header names.
 * @throws that names the first difference
 */
async function assertAgreement(
  servers: readonly StepServer[],
  product: Product,
  students: BenchStudents,
): Promise<void> {
  const last = steps.at(-1)?.name;
  for (const call of ['read', 'save'] as const) {
    const ours = await replyOf(product.url, call, students);
    for (const { side, server } of servers) {
      const found = await replyOf(server.url, call, students);
      const asked = side === last ? found : { ...found, headerNames: ours.headerNames };
      if (!isDeepStrictEqual(asked, ours))
        throw new Error(`${call}: ${side} has ${JSON.stringify(found)}, the product ${JSON.stringify(ours)}`);
    }
  }
  const whole = servers.find(({ side }) => side === last);
  if (whole) await assertSameWork(product, whole.server.url);
}

/**
 * Starts a server per step, and the built product, all with the probe and on one database.
 * @param product whose database and replies all must share
 * @param runNode turns Node's arguments into a command
 * @throws when one can't be built, doesn't start, or answers differently
 */
export async function startStepServers(
  product: Product,
  students: BenchStudents,
  runNode: ReturnType<typeof keepFirstCoreFree>,
): Promise<{ servers: StepServer[]; stop(): Promise<void> }> {
  const { server: program, probe } = await buildPrograms();
  const ready: ReadyReplies = {
    read: (await replyOf(product.url, 'read', students)).body as ReadyReplies['read'],
    save: (await replyOf(product.url, 'save', students)).body as ReadyReplies['save'],
  };
  const servers: StepServer[] = [];
  const stop = async () => {
    await Promise.all(servers.map(({ server }) => server.stop()));
  };
  try {
    for (const { name } of steps) {
      const args = ['--import', probe, program, name, JSON.stringify(ready)];
      servers.push({ side: name, server: await start(runNode(args), '/ready', product) });
    }
    const args = ['--import', probe, serverFile];
    servers.push({ side: 'product', server: await start(runNode(args), '/readyz', product) });
    await assertAgreement(servers, product, students);
    return { servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
