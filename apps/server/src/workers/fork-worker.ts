import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Starts `<name>.ts` of this folder as a process of its own: from source through tsx, from the bundle as the file
 * beside it.
 * @param options.execArgv flags of node
 */
export function forkWorker(
  name: string,
  { execArgv = [], serialization = 'json' }: Pick<ForkOptions, 'execArgv' | 'serialization'> = {},
): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, import.meta.url));
  const loader = isSource
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
  return fork(entry, [], {
    execArgv: [...loader, ...execArgv],
    serialization,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
