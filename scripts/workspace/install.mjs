import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './processes.mjs';
import { readPackageManager, root } from './root.mjs';

const stampFile = join(root, 'node_modules', '.start-stamp');

/** A hash of everything whose change requires a new installation. */
export function computeStamp() {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeStamp();
}

/** npm's own npx if npm runs us; its name on Windows can't be spawned without a shell. */
function npx(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return [process.execPath, [npm, 'exec', '--yes', '--', ...args], {}];
  return ['npx', ['-y', ...args], { shell: process.platform === 'win32' }];
}

/** Installs what the lockfile names, unless that was already done with this Node version. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time takes a minute) …');
  const flags = ['--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'];
  const [command, args, options] = npx([readPackageManager(), 'install', ...flags]);
  await runQuietly('The installation', command, args, { cwd: root, ...options });
  writeFileSync(stampFile, computeStamp());
}
