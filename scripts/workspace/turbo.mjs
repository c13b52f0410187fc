import { delimiter, join } from 'node:path';
import { listBrokenBuilds } from './built-files.mjs';
import { run, runQuietly } from './processes.mjs';
import { root } from './root.mjs';

export const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');

/** turbo looks for pnpm on the PATH; it stays silent about itself. */
export function turboEnvironment(more = {}) {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    ...more,
  };
}

/**
 * Runs `turbo run …args` and shows its output.
 * @returns the exit code
 */
export function runTurbo(args, environment) {
  return run(process.execPath, [turbo, 'run', ...args], { cwd: root, env: turboEnvironment(environment) });
}

async function runBuild(flags, how) {
  const args = [turbo, 'run', 'build', '--output-logs=errors-only', ...flags];
  await runQuietly(how, process.execPath, args, { cwd: root, env: turboEnvironment() });
}

/** Builds what changed, and rebuilds without turbo's cache what is still broken afterwards. */
export async function build() {
  console.log('Building …');
  await runBuild([], 'The build');
  const broken = listBrokenBuilds();
  if (broken.length === 0) return;
  console.log(`The build of ${broken.join(', ')} is damaged; building again …`);
  await runBuild(['--force', ...broken.map((path) => `--filter=./${path}`)], 'The second build');
  const left = listBrokenBuilds();
  if (left.length > 0) throw new Error(`The build of ${left.join(', ')} is damaged again: is the disk full?`);
}
