import { texts } from '#src/platform/language/texts.ts';

export const sheetCopy = texts('sheet', {
  title: (chapter: string) => `Revision sheet: ${chapter}`,
  heading: 'Revision sheet',
  back: 'Back to the chapter',
  print: 'Print',
  formulas: 'Formulas',
  figures: 'Figures',
  mistakes: 'My mistakes',
  right: 'Right answer',
  empty: 'This chapter has no summary, no formulas and no figures yet.',
} as const);
