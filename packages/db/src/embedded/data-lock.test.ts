import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DataFolderInUseError, takeDataLock } from './data-lock.ts';
import { identifyProcess } from './process-identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = identifyProcess(process.pid);

it('the lock of a data folder is released and leaves no file', async () => {
  const path = join(folder, 'simple.lock');
  (await takeDataLock(path, process.pid))();
  (await takeDataLock(path, process.pid))();
  expect(readdirSync(folder).filter((name) => name.startsWith('simple'))).toEqual([]);
});

it('the lock of a data folder is rejected while its holder is alive', async () => {
  const path = join(folder, 'held.lock');
  await takeDataLock(path, process.pid);
  await expect(takeDataLock(path, process.pid)).rejects.toThrow(DataFolderInUseError);
});

it.runIf(here.startedAt)(
  'the lock of a data folder is taken over from a dead process even if another process has its pid',
  async () => {
    const path = join(folder, 'reused.lock');
    const earlier = { pid: process.pid, startedAt: 'an earlier boot/1' };
    writeFileSync(path, JSON.stringify({ keeper: earlier, owner: earlier }));
    await takeDataLock(path, process.pid);
    expect(JSON.parse(readFileSync(path, 'utf8')).keeper).toEqual(here);
  },
);

it('the lock of a data folder is taken over when its file is unreadable', async () => {
  const path = join(folder, 'broken.lock');
  writeFileSync(path, '');
  await takeDataLock(path, process.pid);
  expect(JSON.parse(readFileSync(path, 'utf8')).keeper).toEqual(here);
});

it('the lock of a data folder goes to only one of many processes that find it stale at the same time', async () => {
  const path = join(folder, 'contended.lock');
  writeFileSync(path, 'stale');
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => takeDataLock(path, process.pid)));
  expect(taken.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});
