import './workspace/require-node.mjs';
import { install } from './workspace/install.mjs';
import { endOnSignals, isEndingOnSignal } from './workspace/processes.mjs';

/** node scripts/install.mjs: only the installation of npm start. */
endOnSignals();

install().catch((error) => {
  if (isEndingOnSignal()) return;
  console.error(error.message);
  process.exit(1);
});
