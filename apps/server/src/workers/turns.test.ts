import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('turns run in order up to the limit, refuse one too many, and free their place after a failure', async () => {
  const run = createTurns({ atOnceMax: 2, waitingMax: 2 }, () => new Error('full'));
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const work = (n: number) =>
    run(() => {
      started.push(n);
      return new Promise<number>((resolve, reject) => {
        ends[n] = (error) => (error ? reject(error) : resolve(n));
      });
    });
  const works = [0, 1, 2, 3].map(work);
  await expect(work(4)).rejects.toThrow('full');
  expect(started).toEqual([0, 1]);
  ends[1]?.(new Error('broken'));
  await expect(works[1]).rejects.toThrow('broken');
  await nextTurn();
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  await nextTurn();
  const last = work(5);
  for (const n of [2, 3, 5]) {
    ends[n]?.();
    await nextTurn();
  }
  expect([await works[0], await works[2], await works[3], await last]).toEqual([0, 2, 3, 5]);
});
