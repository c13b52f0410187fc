/** Variants as a column stores them: null for none, undefined when the change doesn't include them. */
export const storedVariants = <Variants extends object>(
  variants: Variants | null | undefined,
): Variants | null | undefined => (variants && Object.keys(variants).length === 0 ? null : variants);
