import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCalendarMonth, monthOfSuper } from './payment.rules.ts';

/** A moment in Indian time. */
const india = (text: string) => new Date(`${text}+05:30`);
const indianDay = (date: Date) => new Date(date.getTime() + 5.5 * 3_600_000).getUTCDate();

it.each([
  ['2026-11-21T15:30:00', '2026-12-21T15:30:00'],
  ['2026-12-15T00:00:00', '2027-01-15T00:00:00'],
  ['2027-01-31T10:00:00', '2027-02-28T10:00:00'],
  ['2028-01-31T10:00:00', '2028-02-29T10:00:00'],
  ['2027-01-29T23:59:59', '2027-02-28T23:59:59'],
  ['2027-02-28T10:00:00', '2027-03-28T10:00:00'],
  ['2027-03-31T10:00:00', '2027-04-30T10:00:00'],
  ['2027-12-31T10:00:00', '2028-01-31T10:00:00'],
])('a calendar month later %s becomes %s', (from, until) => {
  expect(addCalendarMonth(india(from))).toEqual(india(until));
});

it('a calendar month later is counted by the date in India, which may be a day ahead of UTC', () => {
  expect(addCalendarMonth(india('2027-03-01T00:30:00'))).toEqual(india('2027-04-01T00:30:00'));
});

it('a calendar month later is 28 to 31 days away, on the same day or the last one of a shorter month', () => {
  const moments = fc.date({
    noInvalidDate: true,
    min: india('2026-01-01T00:00:00'),
    max: india('2100-01-01T00:00:00'),
  });
  fc.assert(
    fc.property(moments, (from) => {
      const until = addCalendarMonth(from);
      const days = (until.getTime() - from.getTime()) / 86_400_000;
      expect([28, 29, 30, 31]).toContain(days);
      const isLastDay = indianDay(new Date(until.getTime() + 86_400_000)) === 1;
      expect(indianDay(until) === indianDay(from) || (isLastDay && indianDay(from) > 28)).toBe(true);
    }),
  );
});

const now = india('2026-11-21T10:00:00');
it('the month of a paid order starts now without a plan or with an expired one', () => {
  const month = { from: now, until: india('2026-12-21T10:00:00') };
  expect(monthOfSuper(now, null)).toEqual(month);
  expect(monthOfSuper(now, india('2026-11-21T09:59:59'))).toEqual(month);
  expect(monthOfSuper(now, now)).toEqual(month);
});
it('the month of a paid order starts when the current plan ends', () => {
  const expiry = india('2026-12-05T08:00:00');
  expect(monthOfSuper(now, expiry)).toEqual({ from: expiry, until: india('2027-01-05T08:00:00') });
});
