import { reminderStepMinutes } from './limits/reminders.ts';
import { studyDay } from './progress.rules.ts';

const minuteMs = 60_000;

/** The start of a calendar day in India. */
export const startOfStudyDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** Minutes since midnight in India, 0 to 1439. */
export const minuteOfStudyDay = (at: Date): number =>
  Math.floor((at.getTime() - startOfStudyDay(studyDay(at)).getTime()) / minuteMs);

/** '19:30' becomes 1170. */
export function minuteOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 1170 becomes '19:30'. */
export const timeOfMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The nearest valid reminder time, because clock inputs allow any minute. */
export function nearestReminderTime(time: string): string {
  const steps = Math.round(minuteOfTime(time) / reminderStepMinutes);
  return timeOfMinute((steps * reminderStepMinutes) % (24 * 60));
}
