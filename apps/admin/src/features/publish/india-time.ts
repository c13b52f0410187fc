const dateAndTime = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});
const shortTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});
const offset = '+05:30';
const offsetMs = 5.5 * 3_600_000;

/** An ISO time in India, whatever the device's time zone: Mon, 7 Dec, 2026, 7:00 am (Indian time). */
export const formatInIndia = (iso: string): string => `${dateAndTime.format(new Date(iso))} (Indian time)`;

/** The same where there is little room: 7 Dec, 7:00 am IST. */
export const shortInIndia = (iso: string): string => `${shortTime.format(new Date(iso))} IST`;

/** The value of a `datetime-local` field for a time in India: 2026-12-07T07:00. */
export const fieldOfTime = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 16);

/** The time in such a field, or null if it is empty or incomplete. */
export function timeOfField(value: string): Date | null {
  const at = new Date(`${value}:00${offset}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** 7 in the morning of the next day in India. */
export const nextMorning = (now: Date): string =>
  `${fieldOfTime(new Date(now.getTime() + 24 * 3_600_000)).slice(0, 10)}T07:00`;
