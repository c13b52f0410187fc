import type { TestResult } from '@repo/contracts/progress';
import { wholeResults } from '@repo/contracts/progress.rules';
import { ownWorkOnly } from '#src/platform/api/own-work-only.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { currentLocale } from '#src/platform/language/language.ts';

/** The latest stored result of a test; undefined when there is none or while unknown. */
export function useLastResult(testId: string): TestResult | undefined {
  const { data } = trpc.progress.testResults.useQuery(undefined, { ...ownWorkOnly, select: wholeResults });
  return data?.find((result) => result.testId._id === testId);
}

const dayFormat = new Intl.DateTimeFormat(currentLocale(), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Formats '5 Mar 2026' in the student's time zone. */
export function dayText(isoDate: string): string {
  return dayFormat.format(new Date(isoDate));
}
