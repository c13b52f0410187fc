import './workspace/require-node.mjs';
import { runOps } from './workspace/ops-program.mjs';

/** npm run load -- [--only model|limit|soak] [--short] [--minutes n] [--students n] [--write]: an exam evening on the product as built now. */
await runOps(['src', 'load', 'main.ts']);
