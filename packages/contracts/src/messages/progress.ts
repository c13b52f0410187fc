/** Sentences about what a student has studied (docs/product.md#messages). */

export const completeDone = 'Chapter completed successfully!';
