import { adminSessionLifeHours } from '@repo/contracts/limits/admin';
import { expect, it } from 'vitest';
import { accessOf, parseAccess } from './admin-access.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const lifeMs = adminSessionLifeHours * 3_600_000;

it('the admin session restores an access that has not expired', () => {
  const text = JSON.stringify({ token: 'abc', expiresAt: '2026-11-21T10:00:00.001Z' });
  expect(parseAccess(text, now)).toEqual({ token: 'abc', expiresAt: '2026-11-21T10:00:00.001Z' });
});

it.each([
  ['that has just ended', JSON.stringify({ token: 'abc', expiresAt: '2026-11-21T10:00:00.000Z' })],
  ['without an end', JSON.stringify({ token: 'abc' })],
  ['whose end is no date', JSON.stringify({ token: 'abc', expiresAt: 'soon' })],
  ['without a token', JSON.stringify({ token: '', expiresAt: '2026-11-21T18:00:00.000Z' })],
  ['that is not an object', '"abc"'],
  ['that is null', 'null'],
  ['that is no JSON', '{'],
])('the stored admin access %s reads as none', (_what, text) => {
  expect(parseAccess(text, now)).toBeNull();
});

it('the admin session keeps the expiry from the server', () => {
  const expiresAt = new Date(now + lifeMs + 5_000).toISOString();
  expect(accessOf({ token: 'abc', expiresAt }, now)).toEqual({ token: 'abc', expiresAt });
});

it("a new admin session has its full length if the device's clock is a day ahead", () => {
  const access = accessOf(
    { token: 'abc', expiresAt: new Date(now + lifeMs).toISOString() },
    now + 3 * lifeMs,
  );
  expect(Date.parse(access.expiresAt)).toBe(now + 4 * lifeMs);
});
