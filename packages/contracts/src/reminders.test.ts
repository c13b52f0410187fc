import { expect, test } from 'vitest';
import { pushEndpointInvalid, reminderTimeInvalid } from './messages/reminders.ts';
import { minuteOfStudyDay, minuteOfTime, nearestReminderTime, timeOfMinute } from './reminders.rules.ts';
import { setReminderInput } from './reminders.ts';

test.each([
  ['2026-11-21T18:29:59.999Z', 23 * 60 + 59],
  ['2026-11-21T18:30:00.000Z', 0],
  ['2026-11-21T13:30:00.000Z', 19 * 60],
  ['2026-11-21T00:00:00.000Z', 5 * 60 + 30],
])('minutes of the day in India are computed for %s as %i', (at, minute) => {
  expect(minuteOfStudyDay(new Date(at))).toBe(minute);
});

test.each(['00:00', '07:05', '19:00', '23:59'])(
  'minutes of the day in India are parsed from %s and formatted back',
  (time) => {
    expect(timeOfMinute(minuteOfTime(time))).toBe(time);
  },
);

test.each([
  ['19:00', '19:00'],
  ['19:07', '19:00'],
  ['19:08', '19:15'],
  ['23:59', '00:00'],
])('the time %s is rounded to the reminder time %s', (given, taken) => {
  expect(nearestReminderTime(given)).toBe(taken);
});

// docs/product/study.md#reminders
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};
const sentenceOf = (change: object) =>
  setReminderInput.safeParse({ at: '19:15', subscription, ...change }).error?.issues[0]?.message;

test('a requested reminder has a time and a browser', () => {
  expect(sentenceOf({})).toBeUndefined();
});

test.each(['19:05', '24:00', '7:00', '19:00:00', '', null])(
  'a requested reminder is rejected at %j',
  (at) => {
    expect(sentenceOf({ at })).toBe(reminderTimeInvalid);
  },
);

test.each([
  { ...subscription, endpoint: '' },
  { ...subscription, endpoint: `https://a/${'b'.repeat(1_000)}` },
  { ...subscription, keys: { ...subscription.keys, p256dh: 'B'.repeat(88) } },
  { ...subscription, keys: { ...subscription.keys, auth: 'not base64url, 22 long' } },
])('a requested reminder is rejected for an invalid browser subscription: %o', (given) => {
  expect(sentenceOf({ subscription: given })).toBe(pushEndpointInvalid);
});
