import { isSignFont } from '@repo/contracts/sign-fonts';
import { colourOf } from './colours.ts';
import { readXml } from './read-xml.ts';
import type { CellSurroundings } from './sheet-cell.ts';
import { builtInFormats } from './shown-number.ts';

/** Maximum number of number formats; Excel allows 250. */
const formsMax = 500;

const isOn = (value: string | undefined) => ['1', 'true'].includes(value ?? '');

/** Number format and colours of each cell style, and whether it is struck out or in a symbol font. */
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
