import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '#src/measure/installed.ts';
import { findFreePort, startProgram } from '#src/server/processes.ts';

/** What the documentation recommends, and so what is tried. */
const sample = fileURLToPath(new URL('../../../../docs/nginx.conf', import.meta.url));

const around = (folder: string, sites: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  log_format outcome '$request_method $status $upstream_status';
  access_log ${folder}/access.log outcome;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${sites}
}`;

export type ReverseProxy = {
  url: string;
  pid: number;
  /** Requests until now that no server answered whole. */
  countUnanswered(): Promise<number>;
  stop(): Promise<void>;
};

/**
 * nginx before two servers.
 * @throws where it is not installed
 */
export async function startProxy(ports: readonly [number, number]): Promise<ReverseProxy> {
  const command = findProgram('nginx');
  if (!command) throw new Error('No nginx found: install one (Debian: nginx-light) for the fault run.');
  const folder = await mkdtemp(join(tmpdir(), 'chaos-nginx-'));
  const port = await findFreePort();
  const sites = (await readFile(sample, 'utf8'))
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  await writeFile(join(folder, 'nginx.conf'), around(folder, sites));
  // The worker may run as another user than the one that made the folder.
  await chmod(folder, 0o755);
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const running = await startProgram({ command, args, port, readyPath: '/healthz' });
  return {
    url: running.url,
    pid: running.child.pid ?? 0,
    async countUnanswered() {
      const log = await readFile(join(folder, 'access.log'), 'utf8');
      // The last upstream status is that of the server whose answer counted.
      return log.split('\n').filter((line) => /\b50[24]$/.test(line)).length;
    },
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
