import { reminderMessage } from '@repo/contracts/messages/reminders';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';
import {
  browsersSentTo,
  isOn,
  itIs,
  newStudent,
  remind,
  sent,
  student,
  useStudent,
} from './reminder-fixtures.ts';

useFreshDatabase();
useStudent();

// docs/product/study.md#reminders
it('a reminder is off until the student asks for it, and then on for this browser only', async () => {
  expect(await domain.getReminder(student, { endpoint: null })).toEqual({
    ...{ publicKey: ctx.push.publicKey, at: null, isOn: false, isKeyOutdated: false },
  });
  expect(await remind('19:30')).toMatchObject({ at: '19:30', isOn: true });
  expect(await isOn()).toBe(true);
  expect(await isOn('another')).toBe(false);
  expect(await domain.getReminder(await newStudent(), { endpoint: null })).toMatchObject({ at: null });
});

it('a reminder is sent at its time, once a day, with the same text for everybody', async () => {
  const other = await newStudent({ name: 'Kabir' });
  await remind('19:00');
  await remind('19:00', 'of-kabir', other);
  itIs('18:59');
  expect(await sent()).toBe(0);
  itIs('19:00');
  expect(await sent()).toBe(2);
  const [first, second] = ctx.push.taken;
  expect(first?.message).toEqual(second?.message);
  expect(JSON.parse(first?.message.payload ?? '')).toEqual(reminderMessage);
  expect(first?.message.lifeSeconds).toBe(7_200);
  itIs('19:30');
  expect(await sent()).toBe(2);
  itIs('19:00', '2026-11-22');
  expect(await sent()).toBe(4);
});

it('a reminder is sent to each browser of the student', async () => {
  await remind('19:00', 'phone');
  await remind('19:00', 'laptop');
  itIs('19:01');
  await sent();
  expect(browsersSentTo().sort()).toEqual(['laptop', 'phone']);
});

it('a reminder is not sent after studying that day', async () => {
  await importSampleContent(ctx);
  const studious = await newStudent({ expiryDate: new Date('2027-11-21') });
  await remind('19:00', 'browser', studious);
  await domain.reviewFlashcards(studious, { subjectId: 'econ', chapterId: 'econ-1' });
  itIs('19:00');
  expect(await sent()).toBe(0);
  itIs('19:00', '2026-11-22');
  expect(await sent()).toBe(1);
});

it.each([
  ['21:00', 1],
  ['21:01', 0],
])('a reminder delayed until %s is sent this often: %i', async (time, count) => {
  await remind('19:00');
  itIs(time);
  expect(await sent()).toBe(count);
});

it.each([
  ['19:00', '19:00', 7_200],
  ['19:00', '20:30', 1_800],
  ['19:00', '21:00', 0],
  ['23:30', '23:45', 900],
])('a reminder of %s sent at %s is stored %i seconds for an offline browser', async (at, time, seconds) => {
  await remind(at);
  itIs(time);
  await sent();
  expect(ctx.push.taken.map(({ message }) => message.lifeSeconds)).toEqual([seconds]);
});

it('a reminder set for a time that has passed starts the next day', async () => {
  itIs('19:05');
  await remind('19:00');
  expect(await sent()).toBe(0);
  itIs('19:00', '2026-11-22');
  expect(await sent()).toBe(1);
});

it('a reminder is never sent twice a day, however often its time or state changes', async () => {
  await remind('18:00');
  itIs('18:00');
  expect(await sent()).toBe(1);
  await remind('19:00');
  itIs('19:00');
  expect(await sent()).toBe(1);
  await domain.stopReminder(student, ctx.push.subscriptionOf('browser'));
  await remind('20:00');
  itIs('20:00');
  expect(await sent()).toBe(1);
  itIs('20:00', '2026-11-22');
  expect(await sent()).toBe(2);
});

it('a reminder follows the days of India around midnight', async () => {
  const early = await newStudent();
  await remind('23:45');
  await remind('00:00', 'early', early);
  itIs('23:44');
  expect(await sent()).toBe(0);
  itIs('00:10', '2026-11-22');
  await sent();
  expect(browsersSentTo()).toEqual(['early']);
  itIs('23:45', '2026-11-22');
  await sent();
  expect(browsersSentTo()).toEqual(['early', 'browser']);
  itIs('00:00', '2026-11-23');
  await sent();
  expect(browsersSentTo()).toEqual(['early', 'browser', 'early']);
});
