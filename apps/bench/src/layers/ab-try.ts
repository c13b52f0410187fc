import { readScript, saveScript, withScript } from '#src/measure/wrk-script.ts';
import { createStudents } from '#src/server/bench-students.ts';
import { readPath, savePath } from '#src/server/calls.ts';
import { startProduct } from '#src/server/product.ts';
import { cpuPerRequest, waitUntilIdle } from './cpu-per-request.ts';
import { startStepServers } from './step-servers.ts';

const product = await startProduct();
const students = await createStudents(product.databaseUrl);
const { servers, stop } = await startStepServers(product, students);
for (const { server } of servers) await waitUntilIdle(server);
await withScript(readScript(readPath, students.tokens), (read) =>
  withScript(saveScript(savePath(students.place), students.tokens), async (save) => {
    for (const [script, sides] of [
      [read, ['bare-http', 'validation', 'session-look-up', 'stored', 'product']],
      [save, ['verb', 'stored', 'product']],
    ] as const) {
      for (let i = 0; i < 6; i++) {
        const out: string[] = [];
        for (const name of sides) {
          const { server } = servers.find((s) => s.side === name)!;
          out.push(`${name} ${(await cpuPerRequest(server, script)).toFixed(1)}`);
        }
        console.log(out.join('  '));
      }
    }
  }),
);
await stop();
await product.stop();
