import './workspace/require-node.mjs';
import { resolve } from 'node:path';
import { install } from './workspace/install.mjs';
import { assertPortsFree, readPort } from './workspace/ports.mjs';
import { endAllGroups, endOnSignals, isEndingOnSignal } from './workspace/processes.mjs';
import { root } from './workspace/root.mjs';
import { sandboxEnvironment, smtpPortOf } from './workspace/sandbox-environment.mjs';
import { runTurbo } from './workspace/turbo.mjs';

/** npm run dev: server, both apps with hot reload and the sandbox, from source, until Ctrl-C. */
endOnSignals(() => 0);

async function main() {
  const port = readPort('PORT', 3000);
  const sandboxPort = readPort('SANDBOX_PORT', 3100);
  await assertPortsFree([
    { port, variable: 'PORT' },
    { port: sandboxPort, variable: 'SANDBOX_PORT' },
    { port: smtpPortOf(sandboxPort), variable: 'SANDBOX_PORT' },
  ]);
  await install();
  // Each app runs in its own folder; the data is that of npm start all the same.
  const environment = { DATA_DIR: resolve(root, process.env.DATA_DIR || '.data') };
  Object.assign(environment, sandboxEnvironment({ port, sandboxPort }));
  process.exitCode = await runTurbo(['dev', '--env-mode=loose'], environment);
}

main().catch(async (error) => {
  if (isEndingOnSignal()) return;
  await endAllGroups();
  console.error(error.message);
  process.exit(1);
});
