import { brand } from '@repo/contracts/brand';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarDay, calendarFile } from '#src/study/exam-plan/calendar-file.ts';

const nowMs = Date.parse('2027-01-10T04:30:15.000Z');
const science: CalendarDay = {
  id: '2026-12-01-physics-chemistry',
  day: '2027-02-28',
  title: 'Board exam: Science',
  reminder: 'Tomorrow: Science',
};

/** What another calendar reads in the file. */
function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      from: event.startDate.toString(),
      until: event.endDate.toString(),
      isDate: event.startDate.isDate,
      title: event.summary,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => [
          alarm.getFirstPropertyValue('description'),
          String(alarm.getFirstPropertyValue('trigger')),
        ]),
    };
  });
}

// docs/product/study.md#date-sheet
test('the calendar file has the days of the papers, with a reminder on the evening before', () => {
  expect(eventsOf(calendarFile([science], nowMs))).toEqual([
    {
      ...{
        id: `2026-12-01-physics-chemistry@${brand.storagePrefix}`,
        from: '2027-02-28',
        until: '2027-03-01',
        isDate: true,
      },
      ...{ title: 'Board exam: Science', stamp: '2027-01-10T04:30:15Z' },
      alarms: [['Tomorrow: Science', '-PT6H']],
    },
  ]);
});

test('the calendar file has the same event for a moved paper, so that a calendar moves it', () => {
  const [before] = eventsOf(calendarFile([science], nowMs));
  const [after] = eventsOf(calendarFile([{ ...science, day: '2027-03-02' }], nowMs));
  expect([after?.id, after?.from]).toEqual([before?.id, '2027-03-02']);
});

test('the calendar file keeps any name, in lines of at most 75 octets that end in CRLF', () => {
  const name = fc
    .string({ unit: 'grapheme', maxLength: 120 })
    .map((text) => text.replaceAll(/\p{Cc}/gu, ' '));
  const special = fc.constantFrom('a,b;c\\n', 'विज्ञान और गणित, पहला पेपर; दूसरा दिन\\', 'one\ntwo', ':"=');
  fc.assert(
    fc.property(fc.oneof(name, special), (title) => {
      const file = calendarFile([{ ...science, title }], nowMs);
      expect(eventsOf(file)[0]?.title).toBe(title);
      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
    { numRuns: 300 },
  );
});
