import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type ForkWorker = (
  name: string,
  options?: Pick<ForkOptions, 'execArgv' | 'serialization'>,
) => ChildProcess;

/**
 * Starts `<name>` as a process of its own: the file beside `module`, through tsx where that one is source.
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
      // Flags of node, those of the worker last.
      execArgv: [...loader, ...execArgv],
      serialization,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  };
}

/** The workers of this folder, or of the bundle that this file went into. */
export const forkWorker = createForkWorker(import.meta.url);
