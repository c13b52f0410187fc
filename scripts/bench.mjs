import './workspace/require-node.mjs';
import { runOps } from './workspace/ops-program.mjs';

/** npm run bench -- [--only part] [--layers] [--rounds n] [--write]: the figures of the product as built now; apps/ops/README.md names the parts. */
await runOps(['src', 'main.ts']);
