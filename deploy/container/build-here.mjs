import '../../scripts/workspace/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/root.mjs';

/**
 * node deploy/container/build-here.mjs [TAG]: builds the Containerfile where no registry of images can be reached. Its base is then made of
 * Debian's own packages (mmdebstrap) and of Node and npm as npm has them. Needs root, buildah and mmdebstrap; TAG is study unless told.
 */
const tag = process.argv[2] ?? 'study';
const major = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
const suite = 'bookworm';
const debianSources = '/etc/apt/sources.list.d/debian.sources';

const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });

function makeImage(folder, name, more) {
  const context = join(folder, name);
  mkdirSync(context);
  more(context);
  run('buildah', ['bud', '--isolation', 'chroot', '--layers=false', '-t', `localhost/${name}`, context]);
}

function installFromNpm(folder) {
  const packages = [`node-linux-${process.arch}@${major}`, 'npm@11'];
  run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...packages,
  ]);
  return join(folder, 'node_modules');
}

const folder = mkdtempSync(join(tmpdir(), 'image-'));
// The package cache of apt reads it as another user.
chmodSync(folder, 0o755);
try {
  const rootfs = join(folder, 'debian.tar');
  run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', suite, rootfs, debianSources]);
  const modules = installFromNpm(folder);
  makeImage(folder, 'study-run-base', (context) => {
    cpSync(rootfs, join(context, 'debian.tar'));
    cpSync(join(modules, `node-linux-${process.arch}`, 'bin', 'node'), join(context, 'node'));
    writeFileSync(
      join(context, 'Containerfile'),
      'FROM scratch\nADD debian.tar /\nCOPY node /usr/local/bin/node\n',
    );
  });
  makeImage(folder, 'study-build-base', (context) => {
    cpSync(join(modules, 'npm'), join(context, 'npm'), { recursive: true });
    writeFileSync(
      join(context, 'Containerfile'),
      [
        'FROM localhost/study-run-base',
        'COPY npm /usr/local/lib/node_modules/npm',
        'RUN cd /usr/local/bin && ln -s ../lib/node_modules/npm/bin/npm-cli.js npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js npx',
        '',
      ].join('\n'),
    );
  });
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const images = [
    '--build-arg=NODE_IMAGE=localhost/study-build-base',
    '--build-arg=RUN_IMAGE=localhost/study-run-base',
    `--build-arg=GIT_COMMIT=${commit}`,
  ];
  // Certificates and packages that this machine has already.
  const shared = ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'];
  const flags = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--layers=false'];
  const file = join(root, 'deploy', 'container', 'Containerfile');
  run('buildah', ['bud', ...flags, ...shared, ...images, '-f', file, '-t', `localhost/${tag}`, root]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
