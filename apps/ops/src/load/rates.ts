import { callsOutside } from './call-names.ts';
import { type Activity, peakFactor, shareAtOnce } from './evening.ts';

const secondsAnHour = 3_600;

/** Requests that reach the product for one time of an activity; those to the mailbox and the checkout are not ours. */
export const requestsOf = ({ calls }: Activity): number =>
  calls.filter((call) => !callsOutside.has(call)).length;

/** Requests of one student in an hour of study. */
export const requestsAnHour = (evening: readonly Activity[]): number =>
  evening.reduce((sum, activity) => sum + activity.timesAnHour * requestsOf(activity), 0);

/**
 * Requests per second of this many simultaneous students, on average in the hour or in its busiest minute.
 */
export const requestsPerSecond = (evening: readonly Activity[], students: number, factor = peakFactor) =>
  (students * factor * requestsAnHour(evening)) / secondsAnHour;

/** Starts of each activity per second, in the busiest minute, for this many simultaneous students. */
export const startsPerSecond = (evening: readonly Activity[], students: number) =>
  evening.map((activity) => ({
    activity,
    perSecond: (students * peakFactor * activity.timesAnHour) / secondsAnHour,
  }));

/** Number of accounts, of which this many study in the same hour. */
export const accountsFor = (studentsAtOnce: number): number => studentsAtOnce / shareAtOnce;
