import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '#src/measure/installed.ts';
import { findFreePort, startProgram } from './processes.ts';

const configuration = (folder: string, port: number) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    gzip_static on;
  }
}`;

/**
 * Starts nginx with one worker that serves these compressed bytes from a file, at /bulk.json.
 * @returns null where nginx is not installed
 */
export async function startNginx(gzipped: Buffer) {
  const command = findProgram('nginx');
  if (!command) return null;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await findFreePort();
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files', 'bulk.json'), '{}');
  await writeFile(join(folder, 'files', 'bulk.json.gz'), gzipped);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  // The worker may run as another user than the one that made the folder.
  await chmod(folder, 0o755);
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const running = await startProgram({ command, args, port, readyPath: '/bulk.json' });
  return {
    url: running.url,
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
