import { texts } from '#src/language/texts.ts';

export const searchButtonCopy = texts('searchButton', { label: 'Search' } as const);
