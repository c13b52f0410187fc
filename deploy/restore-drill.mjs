import '../scripts/workspace/require-node.mjs';
import { runOnBench } from '../scripts/workspace/bench-program.mjs';

/** node deploy/restore-drill.mjs [--short]: whether a backup has everything that was acknowledged before it, on a Postgres of its own. */
await runOnBench(['src', 'deploy', 'restore-drill.ts']);
