import '../scripts/workspace/require-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/workspace/root.mjs';

/**
 * node deploy/build-image.mjs [TAG]: builds the Containerfile where no image registry is reachable. Builds
 * the base from Debian packages (mmdebstrap) and Node and npm from the npm registry. Needs root, buildah and
 * mmdebstrap; TAG defaults to study.
 */
const tag = process.argv[2] ?? 'study';
const major = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
/** npm only installs pnpm. */
const npmVersion = '11';
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

function installFromNpm(folder, name, version) {
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  run('npm', ['install', '--prefix', folder, ...flags, `${name}@${version}`]);
  return join(folder, 'node_modules', name);
}

const hasImage = (name) =>
  spawnSync('buildah', ['inspect', '--type=image', `localhost/${name}`]).status === 0;

/** A minimal Debian with certificates and Node; built once, `buildah rmi` forces a rebuild. */
function makeRunBase(folder) {
  const name = 'study-run-base';
  if (hasImage(name)) return;
  makeImage(folder, name, (context) => {
    const rootfs = join(context, 'debian.tar');
    run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', suite, rootfs, debianSources]);
    const node = installFromNpm(join(folder, 'node'), `node-linux-${process.arch}`, major);
    cpSync(join(node, 'bin', 'node'), join(context, 'node'));
    writeFileSync(
      join(context, 'Containerfile'),
      'FROM scratch\nADD debian.tar /\nCOPY node /usr/local/bin/node\n',
    );
  });
}

/** The run base with npm. */
function makeBuildBase(folder) {
  makeImage(folder, 'study-build-base', (context) => {
    const npm = installFromNpm(join(folder, 'npm'), 'npm', npmVersion);
    cpSync(npm, join(context, 'npm'), { recursive: true });
    const links = ['npm', 'npx'].map(
      (name) => `ln -s ../lib/node_modules/npm/bin/${name}-cli.js /usr/local/bin/${name}`,
    );
    const lines = [
      'FROM localhost/study-run-base',
      // Node has its own certificates; a machine behind a company's proxy has more.
      'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
      'COPY npm /usr/local/lib/node_modules/npm',
      `RUN ${links.join(' && ')}`,
    ];
    writeFileSync(join(context, 'Containerfile'), `${lines.join('\n')}\n`);
  });
}

const folder = mkdtempSync(join(tmpdir(), 'image-'));
// apt reads it as another user.
chmodSync(folder, 0o755);
try {
  makeRunBase(folder);
  makeBuildBase(folder);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const images = [
    '--build-arg=NODE_IMAGE=localhost/study-build-base',
    '--build-arg=RUN_IMAGE=localhost/study-run-base',
    `--build-arg=GIT_COMMIT=${commit}`,
  ];
  // Certificates and packages that this machine has already.
  const shared = ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'];
  // Uses this machine's npm settings as a secret, so that the image does not contain them.
  const userConfig = execFileSync('npm', ['config', 'get', 'userconfig'], { encoding: 'utf8' }).trim();
  const secrets = existsSync(userConfig) ? [`--secret=id=npmrc,src=${userConfig}`] : [];
  const flags = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--layers=false'];
  const file = join(root, 'deploy', 'container', 'Containerfile');
  run('buildah', [
    'bud',
    ...flags,
    ...secrets,
    ...shared,
    ...images,
    '-f',
    file,
    '-t',
    `localhost/${tag}`,
    root,
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
