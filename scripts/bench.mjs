import './workspace/require-node.mjs';
import { runOnBench } from './workspace/bench-program.mjs';

/** npm run bench -- [--only part] [--layers] [--rounds n] [--write]: the figures of the product as built now; apps/bench/README.md names the parts. */
await runOnBench(['src', 'main.ts']);
