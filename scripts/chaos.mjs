import './workspace/require-node.mjs';
import { runOps } from './workspace/ops-program.mjs';

/**
 * npm run chaos -- [--only NAME] [--short] [--write]: measures what the built product loses when things
 * break.
 */
await runOps(['src', 'chaos', 'main.ts']);
