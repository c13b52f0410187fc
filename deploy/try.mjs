import '../scripts/workspace/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOps } from '../scripts/workspace/ops-program.mjs';

/**
 * node deploy/try.mjs: an operator's first days on this machine, as processes on the loopback that end with
 * it: two servers in production mode behind nginx with TLS, PgBouncer, Postgres, Redis; first content, a
 * student, load, a killed server, a drain, an upgrade, a backup and its restore. Needs Debian's nginx-light,
 * postgresql, pgbouncer, redis-server and openssl; the sandbox replaces mail and payments.
 */
const folder = mkdtempSync(join(tmpdir(), 'try-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Must exist before the clients start, because they read trusted certificates then. */
function makeCertificate() {
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => join(folder, name));
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '2', ...names, ...files], { stdio: 'ignore' });
  return {
    environment: { NODE_EXTRA_CA_CERTS: certificate },
    args: ['--certificate', certificate, '--key', key],
  };
}

await runOps(['src', 'deploy', 'try', 'main.ts'], makeCertificate);
