import { texts } from '#src/platform/language/texts.ts';

export const summaryCopy = texts('summary', {
  noSummary: 'No summary found for this chapter.',
  noPages: 'No pages found in this summary.',
  pages: 'Summary pages',
  page: (n: number) => `Page ${n}`,
  pageOf: (n: number, count: number) => `Page ${n} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  print: 'Print',
  sheet: 'Revision sheet to print',
} as const);
