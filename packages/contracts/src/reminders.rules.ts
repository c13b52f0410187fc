import { reminderStepMinutes } from './limits/reminders.ts';
import { studyDay } from './progress.rules.ts';

const minuteMs = 60_000;

/** When a calendar day begins in India. */
export const startOfStudyDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** Minutes of the day in India that have passed at a moment, 0 to 1439. */
export const minuteOfStudyDay = (at: Date): number =>
  Math.floor((at.getTime() - startOfStudyDay(studyDay(at)).getTime()) / minuteMs);

/** '19:30' is 1170. */
export function minuteOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 1170 is '19:30'. */
export const timeOfMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The time that a reminder can have and that is nearest to this one: a clock's keys know no steps. */
export function nearestReminderTime(time: string): string {
  const steps = Math.round(minuteOfTime(time) / reminderStepMinutes);
  return timeOfMinute((steps * reminderStepMinutes) % (24 * 60));
}
