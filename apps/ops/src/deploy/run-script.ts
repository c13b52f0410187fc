import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The folder of the files that an operator gets. */
export const deployFolder = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

/**
 * Runs a script of deploy/ as an operator would, with these settings alone.
 * @returns its last line of output
 * @throws with its output when it fails
 */
export async function runScript(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const env = { PATH: '/usr/sbin:/usr/bin:/bin:/usr/local/bin', ...environment };
  const { stdout } = await promisify(execFile)(`${deployFolder}${name}`, args, { env }).catch(
    ({ code, stderr }: { code: number; stderr: string }) => {
      throw new Error(`${name} failed (${code}): ${stderr.trim()}`);
    },
  );
  return stdout.trim().split('\n').at(-1) ?? '';
}
