import './workspace/require-node.mjs';
import { endOnSignals } from './workspace/processes.mjs';
import { runTurbo } from './workspace/turbo.mjs';

/** node scripts/turbo.mjs <what turbo run takes>: turbo with its own pnpm, silent about itself. */
endOnSignals();
process.exitCode = await runTurbo(process.argv.slice(2));
