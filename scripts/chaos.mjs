import './workspace/require-node.mjs';
import { runOps } from './workspace/ops-program.mjs';

/** npm run chaos -- [--only NAME] [--short] [--write]: what the product as built now loses when things break. */
await runOps(['src', 'chaos', 'main.ts']);
