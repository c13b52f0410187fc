import './workspace/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { sealBuild } from './workspace/built-files.mjs';

/**
 * node ../../scripts/build-aside.mjs COMMAND…: runs a package's build into a side folder, passed as the last
 * argument, and renames that folder to dist when it is complete. So a killed build, or two concurrent ones,
 * leave a complete dist.
 */
const side = `.dist-${process.pid}`;
const old = `${side}-old`;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Deletes side folders of killed builds. */
function removeLeftovers() {
  for (const name of readdirSync('.')) {
    const pid = Number(/^\.dist-(\d+)/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isRunning(pid))) rmSync(name, { recursive: true, force: true });
  }
}

function replaceDist() {
  for (;;) {
    rmSync(old, { recursive: true, force: true });
    try {
      if (existsSync('dist')) renameSync('dist', old);
      renameSync(side, 'dist');
      break;
    } catch (error) {
      // Another build of this package replaced the folder between our two steps.
      if (!existsSync(side) || !['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    }
  }
  rmSync(old, { recursive: true, force: true });
}

removeLeftovers();
const [command, ...args] = process.argv.slice(2);
const { status, error } = spawnSync(command, [...args, side], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) throw error;
if (status === 0) {
  sealBuild(side);
  replaceDist();
} else {
  rmSync(side, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}
