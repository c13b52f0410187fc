import { callsOutside } from './call-names.ts';
import { type Activity, peakFactor, shareAtOnce } from './evening.ts';

const secondsAnHour = 3_600;

/** Requests that reach the product for one time of an activity; those to the mailbox and the checkout are not ours. */
export const requestsOf = ({ calls }: Activity): number =>
  calls.filter((call) => !callsOutside.has(call)).length;

/** Requests of one student in an hour of study. */
export const requestsAnHour = (evening: readonly Activity[]): number =>
  evening.reduce((sum, activity) => sum + activity.timesAnHour * requestsOf(activity), 0);

/** Requests a second of so many students who study at the same time, in the mean of the hour or its fullest minute. */
export const requestsPerSecond = (evening: readonly Activity[], students: number, factor = peakFactor) =>
  (students * factor * requestsAnHour(evening)) / secondsAnHour;

/** How often each activity begins, a second, in the fullest minute of so many students at once. */
export const startsPerSecond = (evening: readonly Activity[], students: number) =>
  evening.map((activity) => ({
    activity,
    perSecond: (students * peakFactor * activity.timesAnHour) / secondsAnHour,
  }));

/** Accounts of which so many study in the same hour. */
export const accountsFor = (studentsAtOnce: number): number => studentsAtOnce / shareAtOnce;
