import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type ForkWorker = (
  name: string,
  options?: Pick<ForkOptions, 'execArgv' | 'serialization'>,
) => ChildProcess;

/**
 * Starts `<name>` as a child process: the file next to `module`, through tsx if that is source.
 * @param module address of a file in the folder of the workers
 */
export function createForkWorker(module: string): ForkWorker {
  const isSource = module.endsWith('.ts');
  return (name, { execArgv = [], serialization = 'json' } = {}) => {
    const entry = fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, module));
    const loader = isSource
      ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
      : [];
    return fork(entry, [], {
      // Node's flags, then those of the worker.
      execArgv: [...loader, ...execArgv],
      serialization,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  };
}

/** Starts the workers of this folder, or of the bundle that contains this file. */
export const forkWorker = createForkWorker(import.meta.url);
