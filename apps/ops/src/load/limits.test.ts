import { expect, test } from 'vitest';
import { brokenLimits, causeOf } from './limits.ts';
import { figuresWith, quietCores } from './testing/figures.ts';

test('figures below the limits exceed none', () => {
  expect(brokenLimits(figuresWith())).toEqual([]);
});

test('each limit is exceeded above its value, not at it', () => {
  expect(brokenLimits(figuresWith({ saveP99Ms: 500 }))).toEqual([]);
  expect(brokenLimits(figuresWith({ saveP99Ms: 501 }))).toEqual(['saveP99Ms']);
  expect(brokenLimits(figuresWith({ errorShare: 0.001 }))).toEqual([]);
  expect(brokenLimits(figuresWith({ errorShare: 0.0011 }))).toEqual(['errorShare']);
  expect(brokenLimits(figuresWith({ loopP99Ms: [10, 51] }))).toEqual(['loopP99Ms']);
});

test('a figure that could not be measured exceeds its limit', () => {
  expect(brokenLimits(figuresWith({ saveP99Ms: Number.NaN }))).toEqual(['saveP99Ms']);
});

test('a late generator is reported before limits that may follow from it', () => {
  expect(brokenLimits(figuresWith({ latenessP99Ms: 80, saveP99Ms: 900 }))).toEqual([
    'latenessP99Ms',
    'saveP99Ms',
  ]);
});

const causeWith = (...given: Parameters<typeof figuresWith>) => causeOf(figuresWith(...given)).name;

test('an exhausted resource is reported as the cause', () => {
  expect(causeWith({ cores: { ...quietCores, servers: [0.95, 0.4] } })).toBe('one core of a server process');
  expect(causeWith({ poolWaiting: 3 })).toBe('connections to the database');
  expect(causeWith({ passwordsWaiting: 40 })).toBe('hashing of passwords');
  expect(causeWith({ cores: { ...quietCores, disk: 0.5 } })).toBe('the disk of Postgres');
  expect(causeWith({ latenessP99Ms: 90 })).toBe('the generator');
});

test('when all cores are in use, no other cause is reported', () => {
  const cores = { ...quietCores, servers: [0.95, 0.95], postgres: 1.2, rest: 0.8 } as const;
  expect(causeWith({ cores, poolWaiting: 20, latenessP99Ms: 90 })).toBe('the cores of this machine');
});

test('no cause is reported when no measured resource was exhausted', () => {
  expect(causeWith({ saveP99Ms: 900 })).toBe('nothing that is measured here');
});
