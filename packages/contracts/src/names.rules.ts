/** Signs that nobody sees: control, bidi, tags. Joiners stay, which Indian scripts need. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029](?<![\u200c\u200d])/gu;

/** A name without line breaks and unseen signs: what it shows is all that it is. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .replaceAll(unseen, '')
    .trim();

const plainName = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’.-]|\u200c|\u200d){0,29}$/u;

/** A student's first name for a mail, which may go to a stranger; null where it could be more than a name. */
export function firstNameFor(name: string): string | null {
  const [first = ''] = cleanName(name).split(' ');
  return plainName.test(first) && !/\.\p{L}/u.test(first) ? first : null;
}
