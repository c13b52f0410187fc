import './workspace/require-node.mjs';
import { runOnBench } from './workspace/bench-program.mjs';

/** npm run load -- [--only model|limit|soak] [--short] [--minutes n] [--students n] [--write]: an exam evening on the product as built now. */
await runOnBench(['src', 'load', 'main.ts']);
