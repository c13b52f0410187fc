import { brand } from '@repo/contracts/brand';

/** An all-day event; `day` such as 2027-02-15. `id` stays the same when the day moves, so that calendars update the event. */
export type CalendarDay = { id: string; day: string; title: string; reminder: string };

/** Maximum octets of a line, without its line break. */
const lineMaxOctets = 75;
const dayMs = 24 * 3_600_000;
const encoder = new TextEncoder();

const withoutDashes = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
const stampOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** Folds between characters: a line continues after a break and a space. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineMaxOctets) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** Reminds at six in the evening before. */
const alarmLines = (reminder: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(reminder)}`,
  'TRIGGER:-PT6H',
  'END:VALARM',
];

/** A calendar with these days, as RFC 5545 describes it. */
export function calendarFile(days: readonly CalendarDay[], nowMs: number): string {
  const events = days.flatMap(({ id, day, title, reminder }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@${brand.storagePrefix}`,
    `DTSTAMP:${stampOf(nowMs)}`,
    `DTSTART;VALUE=DATE:${withoutDashes(day)}`,
    `DTEND;VALUE=DATE:${withoutDashes(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    ...alarmLines(reminder),
    'END:VEVENT',
  ]);
  const product = `PRODID:-//${brand.storagePrefix}//Date sheet//EN`;
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', product, 'CALSCALE:GREGORIAN', ...events, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
