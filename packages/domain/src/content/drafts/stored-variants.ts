/** Variants as a column holds them: null where there are none, undefined where a change says nothing of them. */
export const storedVariants = <Variants extends object>(
  variants: Variants | null | undefined,
): Variants | null | undefined => (variants && Object.keys(variants).length === 0 ? null : variants);
