import '../scripts/workspace/require-node.mjs';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { readInstalled, readLockfile } from '../scripts/dependencies/installed.mjs';
import { forTrial, listProduction } from '../scripts/dependencies/production.mjs';
import { writeSbom } from '../scripts/dependencies/sbom.mjs';
import { isBuildWhole } from '../scripts/workspace/built-files.mjs';
import { root } from '../scripts/workspace/root.mjs';

/**
 * node deploy/release.mjs FOLDER: packs what production needs, from the output of `npm run build`: the
 * bundle, both apps, the few packages outside the bundle, the backup scripts, and a bill of materials. `node
 * FOLDER/apps/server/dist/main.js` starts it from anywhere, even from a read-only folder. Compiled packages
 * are those of this machine: build where it will run.
 */
const server = join(root, 'apps', 'server');
const notNeeded =
  /(^|\/)\.build\.json$|\.(map|d\.[cm]?ts)$|(^|\/)(?!licen[cs]e|notice)[^/]*\.(md|markdown)$/i;

/** Files that only the demo and the embedded database need. */
const demo = ['embedded-postgres.js', 'demo-accounts.json', 'library', 'externals.json'].map((name) =>
  join(server, 'dist', name),
);

const isNeeded = (path) => !notNeeded.test(path) && !demo.includes(path);

function readExternals() {
  const { externals } = JSON.parse(readFileSync(join(server, 'dist', 'externals.json'), 'utf8'));
  return externals.filter((name) => !forTrial.test(name));
}

/**
 * Collects a package's dependencies, which pnpm links next to it.
 * @param {string} linked folder of a package, or a link to it
 * @param {Map<string, string>} found filled with the folders by their path below node_modules/.pnpm
 */
function collect(linked, found) {
  const folder = realpathSync(linked);
  const place = relative(join(root, 'node_modules', '.pnpm'), folder);
  if (found.has(place)) return;
  found.set(place, folder);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const beside = folder.slice(0, folder.lastIndexOf('node_modules') + 'node_modules'.length);
  // Optional dependencies exist only for this machine.
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (existsSync(join(beside, name))) collect(join(beside, name), found);
}

function copyLink(link, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(link, to, { verbatimSymlinks: true, recursive: true });
}

function copyPackages(folder) {
  const found = new Map();
  for (const name of readExternals()) {
    collect(join(server, 'node_modules', name), found);
    copyLink(join(server, 'node_modules', name), join(folder, 'apps', 'server', 'node_modules', name));
  }
  for (const [place, from] of found) {
    const to = join(folder, 'node_modules', '.pnpm', place);
    cpSync(from, to, {
      recursive: true,
      filter: (path) => isNeeded(path) && (path === from || basename(path) !== 'node_modules'),
    });
    const beside = from.slice(0, from.lastIndexOf('node_modules') + 'node_modules'.length);
    const copied = to.slice(0, to.lastIndexOf('node_modules') + 'node_modules'.length);
    for (const name of listPackages(beside)) {
      const target = relative(join(root, 'node_modules', '.pnpm'), realpathSync(join(beside, name)));
      if (found.has(target) && !existsSync(join(copied, name)))
        copyLink(join(beside, name), join(copied, name));
    }
  }
}

/** @returns the names in a node_modules folder, with their scopes */
function listPackages(folder) {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name],
  );
}

function main() {
  const [folder] = process.argv.slice(2).map((path) => resolve(path));
  if (!folder) throw new Error('Say where to: node deploy/release.mjs FOLDER');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  for (const app of ['server', 'student', 'admin']) {
    const dist = join(root, 'apps', app, 'dist');
    if (!existsSync(dist)) throw new Error(`${relative(root, dist)} is not there: npm run build makes it.`);
    if (!isBuildWhole(dist))
      throw new Error(`${relative(root, dist)} is damaged: npm run build -- --force makes it again.`);
    cpSync(dist, join(folder, 'apps', app, 'dist'), { recursive: true, filter: isNeeded });
  }
  copyPackages(folder);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ private: true, type: 'module' }, null, 2)}\n`,
  );
  for (const name of readdirSync(join(root, 'deploy')).filter((each) => each.endsWith('.sh')))
    cpSync(join(root, 'deploy', name), join(folder, 'deploy', name));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const { version } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const parts = { production: listProduction(readLockfile(root)), installed: readInstalled(root) };
  writeFileSync(join(folder, 'sbom.cdx.json'), writeSbom({ ...parts, version }));
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
