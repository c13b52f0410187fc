/** Changes a thing as it is when the change is made, so that one that waited overwrites nothing newer. */
export type Change<T> = (change: (now: T) => T) => void;

/** Something was taken out of the form: in words, how it comes back, and the control that gets the focus then. */
export type Removal = { text: string; restore: () => void; control?: string };

type Keyed = { key: string };

/** The list with the item of this key changed. */
export const withItem = <T extends Keyed>(list: readonly T[], key: string, change: (item: T) => T): T[] =>
  list.map((item) => (item.key === key ? change(item) : item));

/** The list without the item of this key; its last item stays. */
export const without = <T extends Keyed>(list: readonly T[], key: string): T[] =>
  list.length === 1 ? [...list] : list.filter((item) => item.key !== key);

/** The list with a removed item at its place again, once. */
export const withBack = <T extends Keyed>(list: readonly T[], item: T, index: number, max: number): T[] =>
  list.length >= max || list.some(({ key }) => key === item.key) ? [...list] : list.toSpliced(index, 0, item);

/** The list in the order of `keys`; what they do not name comes last. */
export function inKeyOrder<T extends Keyed>(list: readonly T[], keys: readonly string[]): T[] {
  const placeOf = ({ key }: T) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
}
