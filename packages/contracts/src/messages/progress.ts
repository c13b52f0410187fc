import { marksMax } from '../limits/marks.ts';

/** Sentences about what a student has studied and marked (docs/product.md#messages). */

export const completeDone = 'Chapter completed successfully!';
export const tooManyMarks = `You have ${marksMax.toLocaleString('en-IN')} bookmarks and highlights. Remove some that you no longer need to make new ones.`;
