const signs: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const max = 3999;

/** The Roman numeral in small letters; beyond 3999 the digits. */
export function romanOf(value: number): string {
  if (value > max) return String(value);
  let [rest, text] = [value, ''];
  for (const [size, sign] of signs) for (; rest >= size; rest -= size) text += sign;
  return text;
}
