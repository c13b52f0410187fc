import { expect, test, vi } from 'vitest';
import type { Figures } from './figures.ts';
import { nextLoad, searchLimit } from './search.ts';
import { figuresWith } from './testing/figures.ts';

const inAMinute = () => performance.now() + 60_000;

/** Simulates servers with this capacity, and records the loads applied to them. */
function serversThatBear(students: number) {
  const tried: number[] = [];
  return {
    tried,
    async measure(studentsAtOnce: number): Promise<Figures> {
      tried.push(studentsAtOnce);
      return figuresWith({ studentsAtOnce, saveP99Ms: studentsAtOnce > students ? 800 : 50 });
    },
  };
}

test('the load grows until a limit is exceeded twice, and the load before it is the result', async () => {
  const servers = serversThatBear(3_000);
  const { held, broken } = await searchLimit(
    { start: 1_000, factor: 1.5, endsAtMs: inAMinute() },
    servers.measure,
  );
  expect(servers.tried).toEqual([1_000, 1_500, 2_300, 3_500, 3_500]);
  expect(held?.studentsAtOnce).toBe(2_300);
  expect(broken?.figures.studentsAtOnce).toBe(3_500);
  expect(broken?.limits).toEqual(['saveP99Ms']);
});

test('a limit exceeded only once counts as a slow moment of the machine', async () => {
  let isSlow = true;
  const { held, broken, steps } = await searchLimit(
    { start: 1_000, factor: 2, endsAtMs: inAMinute() },
    async (studentsAtOnce) => {
      const saveP99Ms = (studentsAtOnce === 2_000 && isSlow) || studentsAtOnce > 4_000 ? 800 : 50;
      if (studentsAtOnce === 2_000) isSlow = false;
      return figuresWith({ studentsAtOnce, saveP99Ms });
    },
  );
  expect(steps.map(({ studentsAtOnce }) => studentsAtOnce)).toEqual([
    1_000, 2_000, 2_000, 4_000, 8_000, 8_000,
  ]);
  expect(held?.studentsAtOnce).toBe(4_000);
  expect(broken?.figures.studentsAtOnce).toBe(8_000);
});

test('servers that fail at the lowest load have no result', async () => {
  const { held, broken } = await searchLimit(
    { start: 1_000, factor: 2, endsAtMs: inAMinute() },
    serversThatBear(10).measure,
  );
  expect(held).toBeNull();
  expect(broken?.figures.studentsAtOnce).toBe(1_000);
});

test('a search for the limit that runs out of time reports no limit', async () => {
  let asked = 0;
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { held, broken } = await searchLimit(
    { start: 1_000, factor: 2, endsAtMs: 50 },
    async (studentsAtOnce) => {
      asked += 1;
      now += 30;
      return figuresWith({ studentsAtOnce });
    },
  );
  clock.mockRestore();
  expect(broken).toBeNull();
  expect(asked).toBe(2);
  expect(held?.studentsAtOnce).toBe(2_000);
});

test('a search for the limit increases the load each time', () => {
  expect(nextLoad(100, 1.1)).toBe(200);
  expect(nextLoad(4_000, 1.25)).toBe(5_000);
});
