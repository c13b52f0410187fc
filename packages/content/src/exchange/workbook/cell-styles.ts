import { isSignFont } from '@repo/contracts/sign-fonts';
import { readXml } from './read-xml.ts';
import type { CellSurroundings } from './sheet-cell.ts';
import { builtInFormats } from './shown-number.ts';

/** Excel allows 250. */
const formsMax = 500;

const isOn = (value: string | undefined) => ['1', 'true'].includes(value ?? '');

const colourMaxLength = 20;
type Colour = Record<string, string>;
/** A colour, '' for black letters and a white cell. */
export function colourOf({ rgb, theme, indexed, tint = '' }: Colour): string {
  const isPlain =
    ['FF000000', '00000000', 'FFFFFFFF'].includes(rgb ?? '') || ['0', '1'].includes(theme ?? '');
  const colour = isPlain ? tint : (rgb ?? theme ?? (indexed === '64' ? '' : indexed) ?? '');
  return colour.slice(0, colourMaxLength);
}

/** What is known of each cell style: its number format and colours, and whether it is struck out or in a symbol font. */
export function readStyles(
  file: Uint8Array | undefined,
): Pick<CellSurroundings, 'forms' | 'colours' | 'struckOut' | 'inSignFont'> {
  const own = new Map<string, string>();
  const forms: string[] = [];
  const fonts: { isStruckOut: boolean; isOfSigns: boolean; colour: string }[] = [];
  const fills: string[] = [];
  const colours: string[] = [];
  const struckOut = new Set<number>();
  const inSignFont = new Set<number>();
  let isInCells = false;
  readXml(file, {
    open(name, { numFmtId = '0', formatCode = '', fontId = '0', fillId = '0', val = '1', ...attributes }) {
      if (name === 'numFmt' && own.size < formsMax) own.set(numFmtId, formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (forms.length === 0) {
        if (name === 'font') fonts.push({ isStruckOut: false, isOfSigns: false, colour: '' });
        if (name === 'fill') fills.push('');
        const font = fonts.at(-1);
        if (name === 'strike' && font) font.isStruckOut = isOn(val);
        if (name === 'name' && font) font.isOfSigns = isSignFont(val);
        if (name === 'color' && font && fills.length === 0) font.colour = colourOf(attributes);
        if (name === 'fgColor' && fills.length > 0) fills[fills.length - 1] = colourOf(attributes);
      }
      if (name !== 'xf' || !isInCells) return;
      const font = fonts[Number(fontId)];
      if (font?.isStruckOut) struckOut.add(forms.length);
      if (font?.isOfSigns) inSignFont.add(forms.length);
      colours.push([font?.colour, fills[Number(fillId)]].filter(Boolean).join());
      forms.push(own.get(numFmtId) ?? builtInFormats[Number(numFmtId)] ?? '');
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return { forms, colours, struckOut, inSignFont };
}

/** The colours of options in a row, by column. */
export type RowColours = ReadonlyMap<number, string>;
/** Fewer rows may have the same right option. */
const alikeMin = 3;

/** The columns of each row whose colour differs from most of its options; none where all rows have the same colours. */
export function oddColours(rows: readonly RowColours[]): number[][] {
  const patterns = rows.flatMap((row) => (row.size > 0 ? [JSON.stringify([...row])] : []));
  if (patterns.length >= alikeMin && new Set(patterns).size === 1) return rows.map(() => []);
  return rows.map((row) => {
    const all = [...row.values()];
    const countOf = (colour: string) => all.filter((each) => each === colour).length;
    const most = Math.max(0, ...all.map(countOf));
    const common = all.find((colour) => countOf(colour) === most);
    return [...row].flatMap(([column, colour]) => (colour === common ? [] : [column]));
  });
}
