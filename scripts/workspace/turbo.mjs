import { delimiter, join } from 'node:path';
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

/** @returns the exit code of `turbo run …args`, with its output shown */
export function runTurbo(args, environment) {
  return run(process.execPath, [turbo, 'run', ...args], { cwd: root, env: turboEnvironment(environment) });
}

/** Builds what changed since the last time. */
export async function build() {
  console.log('Building …');
  const args = [turbo, 'run', 'build', '--output-logs=errors-only'];
  await runQuietly('The build', process.execPath, args, { cwd: root, env: turboEnvironment() });
}
