import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A copy of the scripts beside one package, in a folder with a space in its path. */
const folder = mkdtempSync(join(tmpdir(), 'build aside '));
const app = join(folder, 'apps', 'one');
const dist = join(app, 'dist');
cpSync(dirname(fileURLToPath(import.meta.url)), join(folder, 'scripts'), { recursive: true });
const { listBrokenBuilds } = await import(
  pathToFileURL(join(folder, 'scripts/workspace/built-files.mjs')).href
);

/** Writes half of its output, waits while a file `wait` exists, and writes the rest. */
const slowBuild = `
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
const [text, out] = process.argv.slice(2);
mkdirSync(out + '/below', { recursive: true });
writeFileSync(out + '/main.js', text.slice(0, 5));
while (existsSync('wait')) await new Promise((resolve) => setTimeout(resolve, 20));
writeFileSync(out + '/main.js', text);
writeFileSync(out + '/below/more.js', text);
if (text === 'fails') process.exit(3);
`;

beforeEach(() => {
  rmSync(app, { recursive: true, force: true });
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'package.json'), '{ "type": "module", "scripts": { "build": "…" } }');
  writeFileSync(join(app, 'build.js'), slowBuild);
});
after(() => rmSync(folder, { recursive: true, force: true }));

function startBuild(text) {
  const script = join(folder, 'scripts', 'build-aside.mjs');
  const child = spawn(process.execPath, [script, process.execPath, 'build.js', text], {
    cwd: app,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { child, ended: once(child, 'exit').then(([code]) => code) };
}

const main = () => readFileSync(join(dist, 'main.js'), 'utf8');
const listSides = () => readdirSync(app).filter((name) => name.startsWith('.dist-'));
async function untilHalfWritten(count = 1) {
  const isHalf = (side) => existsSync(join(app, side, 'main.js'));
  while (listSides().filter(isHalf).length < count) await delay(20);
}

test('a finished build replaces the last one', async () => {
  assert.deepEqual(listBrokenBuilds(), ['apps/one']);
  assert.equal(await startBuild('first build').ended, 0);
  assert.equal(await startBuild('second build').ended, 0);
  assert.equal(main(), 'second build');
  assert.deepEqual([listBrokenBuilds(), listSides()], [[], []]);
});

test('a killed build leaves the last one, and its remains are removed', async () => {
  await startBuild('first build').ended;
  writeFileSync(join(app, 'wait'), '');
  const killed = startBuild('second build');
  await untilHalfWritten();
  process.kill(-killed.child.pid, 'SIGKILL');
  await killed.ended;
  assert.equal(main(), 'first build');
  assert.deepEqual(listBrokenBuilds(), []);
  assert.equal(listSides().length, 1);
  rmSync(join(app, 'wait'));
  assert.equal(await startBuild('third build').ended, 0);
  assert.deepEqual([main(), listSides()], ['third build', []]);
});

test('two builds at the same time leave one whole build', async () => {
  writeFileSync(join(app, 'wait'), '');
  const builds = ['one build', 'other build'].map(startBuild);
  await untilHalfWritten(2);
  rmSync(join(app, 'wait'));
  assert.deepEqual(await Promise.all(builds.map(({ ended }) => ended)), [0, 0]);
  assert.match(main(), /^(one|other) build$/);
  assert.deepEqual([listBrokenBuilds(), listSides()], [[], []]);
});

test('a failed build leaves the last one, and its exit code is returned', async () => {
  await startBuild('first build').ended;
  assert.equal(await startBuild('fails').ended, 3);
  assert.equal(main(), 'first build');
  assert.deepEqual(listSides(), []);
});

test('the build check finds a file that is cut, missing or changed, and a list that is cut', async () => {
  const damages = [
    () => truncateSync(join(dist, 'main.js'), 3),
    () => rmSync(join(dist, 'below', 'more.js')),
    () => writeFileSync(join(dist, 'below', 'more.js'), 'first bxild'),
    () => truncateSync(join(dist, '.build.json'), 20),
    () => rmSync(join(dist, '.build.json')),
    () => rmSync(dist, { recursive: true }),
  ];
  for (const damage of damages) {
    assert.equal(await startBuild('first build').ended, 0);
    assert.deepEqual(listBrokenBuilds(), []);
    damage();
    assert.deepEqual(listBrokenBuilds(), ['apps/one'], String(damage));
  }
});
