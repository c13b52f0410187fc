import '../scripts/workspace/require-node.mjs';
import { runOps } from '../scripts/workspace/ops-program.mjs';

/**
 * node deploy/restore-drill.mjs [--short]: checks on a separate Postgres that a backup has everything
 * acknowledged before it.
 */
await runOps(['src', 'deploy', 'restore-drill.ts']);
