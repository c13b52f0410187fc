/** Invisible characters: control, bidi, tags. Keeps joiners, which Indian scripts need. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029](?<![\u200c\u200d])/gu;

/** A name without line breaks and invisible characters. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .replaceAll(unseen, '')
    .trim();

const plainName = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’.-]|\u200c|\u200d){0,29}$/u;

/** A student's first name for a mail that may reach a stranger; null when it might contain more than a name. */
export function firstNameFor(name: string): string | null {
  const [first = ''] = cleanName(name).split(' ');
  return plainName.test(first) && !/\.\p{L}/u.test(first) ? first : null;
}
