import '../scripts/workspace/require-node.mjs';
import { runOps } from '../scripts/workspace/ops-program.mjs';

/** node deploy/restore-drill.mjs [--short]: whether a backup has everything that was acknowledged before it, on a Postgres of its own. */
await runOps(['src', 'deploy', 'restore-drill.ts']);
