import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Where what an operator gets lies. */
export const deployFolder = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

/**
 * Runs a script of deploy/ as an operator would, with these settings alone.
 * @returns what it printed last
 * @throws with what it said when it fails
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
