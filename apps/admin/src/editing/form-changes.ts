/** Applies a change to the latest state, so that a delayed one overwrites nothing newer. */
export type Change<T> = (change: (now: T) => T) => void;

/** A removal from the form: its description, how to undo it, and the control to focus then. */
export type Removal = { text: string; restore: () => void; control?: string };

export type Keyed = { key: string };

/** The list with the item of this key changed. */
export const withItem = <T extends Keyed>(list: readonly T[], key: string, change: (item: T) => T): T[] =>
  list.map((item) => (item.key === key ? change(item) : item));

/** The list without the item of this key; never removes the last item. */
export const without = <T extends Keyed>(list: readonly T[], key: string): T[] =>
  list.length === 1 ? [...list] : list.filter((item) => item.key !== key);

/** The list with a removed item back at its position; no-op if it is there already. */
export const withBack = <T extends Keyed>(list: readonly T[], item: T, index: number, max: number): T[] =>
  list.length >= max || list.some(({ key }) => key === item.key) ? [...list] : list.toSpliced(index, 0, item);

/** The list in the order of `keys`; items whose key is not in `keys` come last. */
export function inKeyOrder<T extends Keyed>(list: readonly T[], keys: readonly string[]): T[] {
  const placeOf = ({ key }: T) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
}
