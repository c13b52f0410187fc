import type { Attributes } from './html-elements.ts';

/** How a list numbers its items, as in the HTML attribute `type`. */
export type ListForm = '1' | 'a' | 'A' | 'i' | 'I';

const byStyle = /list-style(?:-type)?:[^;]{0,80}?\b(?:decimal|(lower|upper)-(alpha|latin|roman))\b/i;
const isForm = (type: string): type is ListForm => /^[1ai]$/i.test(type);

/** The numbering that a list or an item asks for; null for none. */
export function listFormOf({ type = '', style = '' }: Attributes): ListForm | null {
  const [found, size, kind] = byStyle.exec(style) ?? [];
  if (found === undefined) return isForm(type) ? type : null;
  if (size === undefined) return '1';
  const form = kind?.toLowerCase() === 'roman' ? 'i' : 'a';
  return size.toLowerCase() === 'upper' ? (form === 'i' ? 'I' : 'A') : form;
}

const romanMax = 3999;
const romanSigns = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90 },
  ...{ l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 },
});

function romanOf(number: number): string {
  let [name, rest] = ['', number];
  for (const [sign, value] of romanSigns) for (; rest >= value; rest -= value) name += sign;
  return name;
}

function lettersOf(number: number): string {
  let name = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(97 + ((rest - 1) % 26)) + name;
  return name;
}

/** The name of an item as a browser shows it: 3, c, C, iii or III. */
export function nameOfItem(number: number, form: ListForm): string {
  const small = form.toLowerCase();
  if (form === '1' || number < 1 || (small === 'i' && number > romanMax)) return String(number);
  const name = small === 'i' ? romanOf(number) : lettersOf(number);
  return form === small ? name : name.toUpperCase();
}
