import { requireWrk } from '#src/measure/wrk.ts';
import { readScript, saveScript, withScript } from '#src/measure/wrk-script.ts';
import { createStudents } from '#src/server/bench-students.ts';
import { readPath, savePath } from '#src/server/calls.ts';
import { startProduct } from '#src/server/product.ts';
import { keepFirstCoreFree } from './core-of-its-own.ts';
import { cpuPerRequest, waitUntilIdle } from './cpu-per-request.ts';
import { layersTable, type Seen } from './layers-table.ts';
import { type StepServer, startStepServers } from './step-servers.ts';
import { type Call, stepsOf } from './steps.ts';

type Visit = StepServer & { call: Call };
type Scripts = Record<Call, string>;

const hasSide = (call: Call, { side }: StepServer) =>
  side === 'product' || stepsOf(call).some(({ name }) => name === side);

/**
 * The reads of all steps in sequence, so that neighbouring steps run within the same minute; then the saves.
 */
const visitsOf = (servers: readonly StepServer[]): Visit[] =>
  (['read', 'save'] as const).flatMap((call) =>
    servers.filter((server) => hasSide(call, server)).map((server) => ({ ...server, call })),
  );

async function measureRounds(
  visits: readonly Visit[],
  scripts: Scripts,
  { rounds, tell }: { rounds: number; tell: (line: string) => void },
): Promise<Seen> {
  const seen: Seen = { read: new Map(), save: new Map() };
  // The first requests run code that is not compiled yet.
  for (const { server, call } of visits) await cpuPerRequest(server, scripts[call]);
  for (let round = 0; round < rounds; round++) {
    for (const { side, server, call } of round % 2 === 0 ? visits : visits.toReversed()) {
      const microseconds = await cpuPerRequest(server, scripts[call]);
      seen[call].set(side, [...(seen[call].get(side) ?? []), microseconds]);
      tell(`round ${round + 1}, ${call}, ${side}: ${microseconds.toFixed(1)} µs`);
    }
  }
  return seen;
}

/**
 * Measures what each layer of the product adds to a documented read and a documented save: servers with the
 * layers up to one of them get the same load in turn, and their CPU is compared. One round takes about a
 * minute and a half.
 * @param tell receives a line per visit
 * @returns the table
 * @throws without wrk or Postgres, or when a step answers differently from the product
 */
export async function measureLayers(rounds: number, tell: (line: string) => void): Promise<string> {
  requireWrk();
  const runNode = keepFirstCoreFree();
  const product = await startProduct();
  try {
    const students = await createStudents(product.databaseUrl);
    const { servers, stop } = await startStepServers(product, students, runNode);
    try {
      for (const { server } of servers) await waitUntilIdle(server);
      const seen = await withScript(readScript(readPath, students.tokens), (read) =>
        withScript(saveScript(savePath(students.place), students.tokens), (save) =>
          measureRounds(visitsOf(servers), { read, save }, { rounds, tell }),
        ),
      );
      return layersTable(seen);
    } finally {
      await stop();
    }
  } finally {
    await product.stop();
  }
}
