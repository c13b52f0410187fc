import { paperCopy } from 'virtual:messages/paper';
import { clockText } from '@repo/contracts/progress.rules';

/** '3 hours 15 minutes' */
export function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [paperCopy.hours({ hours })] : []),
    ...(rest > 0 || hours === 0 ? [paperCopy.minutes({ minutes: rest })] : []),
  ];
  return parts.join(' ');
}

/** 'Section A', with its title if it has one. */
export const sectionText = (name: string, title: string): string =>
  [paperCopy.section({ name }), title].filter(Boolean).join(' · ');

/** The last minutes are shown in seconds. */
const secondsFrom = 300;

/** The remaining time, such as '12 min', or '04:59' near the end. */
export const timeLeftText = (seconds: number): string =>
  seconds > secondsFrom
    ? paperCopy.timeLeft({ minutes: Math.ceil(seconds / 60) })
    : clockText(seconds).padStart(5, '0');

export const numbersText = (numbers: readonly number[]): string => numbers.join(', ');
