/** A malicious drawing, named by its attack. */
export type DrawingAttack = { name: string; svg: string };

/** Code that an attack would run. */
export const run = 'window.ran=1;top.ran=1;alert(1)';
/** Origin that an attack would load from. */
export const evil = 'https://evil.example';
export const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** Wraps content in an svg element. */
export const wrap = (inner: string, more = '') =>
  `<svg ${spaces} viewBox="0 0 100 100" width="100" height="100"${more}>${inner}</svg>`;

type Attacks = Record<string, string>;
export const named = (kind: string, attacks: Attacks): DrawingAttack[] =>
  Object.entries(attacks).map(([name, svg]) => ({ name: `${kind}: ${name}`, svg }));
export const each = (values: readonly string[], make: (value: string) => string): Attacks =>
  Object.fromEntries(values.map((value) => [value, make(value)]));
