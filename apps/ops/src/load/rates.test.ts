import { expect, test } from 'vitest';
import type { Activity } from './evening.ts';
import { evening, peakFactor } from './evening.ts';
import { accountsFor, requestsAnHour, requestsOf, requestsPerSecond, startsPerSecond } from './rates.ts';

const reading: Activity = { name: 'reads', timesAnHour: 30, calls: ['position'], because: '' };
const opening: Activity = {
  name: 'opens',
  timesAnHour: 2,
  calls: ['content', 'user', 'home'],
  because: '',
};

test("a student's requests per hour are the sum of all activities times their frequency", () => {
  expect(requestsAnHour([reading, opening])).toBe(30 + 2 * 3);
});

test('reading the mailbox and paying at the checkout are no requests to the product', () => {
  const joining: Activity = {
    ...{ name: 'joins', timesAnHour: 1, because: '' },
    calls: ['sign-up', 'mail', 'verify-email', 'order', 'pay', 'order-status'],
  };
  expect(requestsOf(joining)).toBe(4);
});

test('a thousand students of 36 requests an hour are 10 a second, and more in the fullest minute', () => {
  expect(requestsPerSecond([reading, opening], 1_000, 1)).toBeCloseTo(10);
  expect(requestsPerSecond([reading, opening], 1_000)).toBeCloseTo(10 * peakFactor);
});

test('the activities started per second add up to the requests of the evening', () => {
  const started = startsPerSecond(evening, 5_000);
  const requests = started.reduce(
    (sum, { activity, perSecond }) => sum + perSecond * requestsOf(activity),
    0,
  );
  expect(requests).toBeCloseTo(requestsPerSecond(evening, 5_000));
});

test('the number of accounts is four times the simultaneous students, if one in four studies in the same hour', () => {
  expect(accountsFor(1_000)).toBe(4_000);
});

test("a student's time-consuming activities fit into the hour", () => {
  const times = (call: string) =>
    evening.find(({ calls }) => (calls as readonly string[]).includes(call))?.timesAnHour ?? Number.NaN;
  const pagesTurnedSlowly = times('position');
  const minutes = (pagesTurnedSlowly / 0.8) * (45 / 60) + times('quiz') * 6 + times('written') * 5;
  expect(minutes).toBeGreaterThan(45);
  expect(minutes).toBeLessThanOrEqual(60);
});
