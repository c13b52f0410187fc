import type { TestResult } from '@repo/contracts/progress';
import { wholeResults } from '@repo/contracts/progress.rules';
import { trpc } from '#src/api/trpc.ts';
import { currentLocale } from '#src/language/language.ts';

/** The newest stored result of a test, or undefined while unknown or when there is none. */
export function useLastResult(testId: string): TestResult | undefined {
  const { data } = trpc.progress.testResults.useQuery(undefined, { select: wholeResults });
  return data?.find((result) => result.testId._id === testId);
}

const dayFormat = new Intl.DateTimeFormat(currentLocale(), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** '5 Mar 2026', in the student's own time zone. */
export function dayText(isoDate: string): string {
  return dayFormat.format(new Date(isoDate));
}
