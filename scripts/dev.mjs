import './workspace/require-node.mjs';
import { install } from './workspace/install.mjs';
import { assertPortsFree, readPort } from './workspace/ports.mjs';
import { endAllGroups, endOnSignals, isEndingOnSignal } from './workspace/processes.mjs';
import { sandboxEnvironment, smtpPortOf } from './workspace/sandbox-environment.mjs';
import { runTurbo } from './workspace/turbo.mjs';

/** pnpm dev: server, both apps with hot reload and the sandbox, from source, until Ctrl-C. */
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
  process.exitCode = await runTurbo(['dev', '--env-mode=loose'], sandboxEnvironment({ port, sandboxPort }));
}

main().catch(async (error) => {
  if (isEndingOnSignal()) return;
  await endAllGroups();
  console.error(error.message);
  process.exit(1);
});
