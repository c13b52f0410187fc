import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '#src/measure/installed.ts';
import { findFreePort, startProgram } from '#src/server/processes.ts';

/** The setup that the documentation recommends, which is therefore tested. */
const sample = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));

const around = (folder: string, sites: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
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
  /** Requests so far that no server answered completely. */
  countUnanswered(): Promise<number>;
  /** The proxy's access and error logs. */
  written(): Promise<string>;
  stop(): Promise<void>;
};

export type Certificate = { certificate: string; key: string };

/** The sample with our ports and paths; without a certificate it speaks plain HTTP. */
function sitesOf(text: string, { folder, port, ports, tls }: Site): string {
  const placed = text
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replaceAll('/var/log/nginx', folder);
  if (!tls)
    return placed.replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`).replace(/^ *ssl_.*\n/gm, '');
  return placed
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('/etc/ssl/study/fullchain.pem', tls.certificate)
    .replace('/etc/ssl/study/privkey.pem', tls.key);
}

type Site = { folder: string; port: number; ports: readonly [number, number]; tls: Certificate | null };

/**
 * Starts nginx before two servers.
 * @param options.tls files of a certificate for localhost
 * @param options.port a fixed port; any free one by default
 * @throws where it is not installed
 */
export async function startProxy(
  ports: readonly [number, number],
  { tls = null, port: wanted }: { tls?: Certificate | null; port?: number } = {},
): Promise<ReverseProxy> {
  const command = findProgram('nginx');
  if (!command) throw new Error('No nginx found: install one (Debian: nginx-light).');
  const folder = await mkdtemp(join(tmpdir(), 'chaos-nginx-'));
  const port = wanted ?? (await findFreePort());
  const sites = sitesOf(await readFile(sample, 'utf8'), { folder, port, ports, tls });
  await writeFile(join(folder, 'nginx.conf'), around(folder, sites));
  // The worker may run as another user than the one that made the folder.
  await chmod(folder, 0o755);
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const url = tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const running = await startProgram({ command, args, port, url, readyPath: '/healthz' });
  return {
    url,
    pid: running.child.pid ?? 0,
    async countUnanswered() {
      const log = await readFile(join(folder, 'study.log'), 'utf8');
      // The last upstream status belongs to the server whose answer was used.
      return log.split('\n').filter((line) => /\b50[24]" \w+$/.test(line)).length;
    },
    async written() {
      const names = ['study.log', 'study-error.log'];
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
    },
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
