/** The letter of an option or alternative by its index: A, B, C. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** The name of a question within a case, such as '(ii)'. */
export const partText = (part: number): string => `(${['i', 'ii', 'iii', 'iv', 'v'][part] ?? part + 1})`;
