import './workspace/require-node.mjs';
import { runOnBench } from './workspace/bench-program.mjs';

/** npm run chaos -- [--only NAME] [--short] [--write]: what the product as built now loses when things break. */
await runOnBench(['src', 'chaos', 'main.ts']);
