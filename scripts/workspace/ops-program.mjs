import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { endOnSignals, isEndingOnSignal, run } from './processes.mjs';
import { root } from './root.mjs';
import { build } from './turbo.mjs';

export const opsFolder = join(root, 'apps', 'ops');

/** @returns Node's arguments for a TypeScript program of apps/ops in its folder */
export function opsArguments(path, args) {
  const tsx = pathToFileURL(createRequire(join(opsFolder, 'package.json')).resolve('tsx')).href;
  return ['--import', tsx, join(...path), ...args];
}

/**
 * Runs a program of apps/ops with our arguments on the built product; its exit code becomes ours.
 * @param {string[]} path of the program, below apps/ops
 * @param {() => { environment?: Record<string, string>, args?: string[] }} prepare prepares what the program
 * needs, and returns where it is
 */
export async function runOps(path, prepare = () => ({})) {
  endOnSignals();
  try {
    await install();
    await build();
    const { environment, args = [] } = prepare();
    const program = opsArguments(path, [...args, ...process.argv.slice(2)]);
    const env = { ...process.env, ...environment };
    process.exitCode = await run(process.execPath, program, { cwd: opsFolder, env });
  } catch (error) {
    if (isEndingOnSignal()) return;
    console.error(error.message);
    process.exit(1);
  }
}
