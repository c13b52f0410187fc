import { texts } from '#src/platform/language/texts.ts';

export const searchButtonCopy = texts('searchButton', { label: 'Search' } as const);
