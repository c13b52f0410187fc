import type { Font, PictureBox } from './map-picture.ts';

/** Colours in CSS. */
export type Colours = {
  paper: string;
  line: string;
  ink: string;
  fills: Record<PictureBox['look'], string>;
};

export const radius = 12;
export const strokeWidth = 2.5;
export const borderWidth = 1.5;
export const inkOnRoot = '#ffffff';

/** The reader may have other fonts: list those for Devanagari before ones without it. */
const families: Record<Font['family'], string> = {
  display: "'Anek Latin Variable', 'Anek Latin', Mukta, 'Noto Sans Devanagari', system-ui, sans-serif",
  body: "Mukta, 'Noto Sans Devanagari', 'Nirmala UI', system-ui, sans-serif",
};

export const familyOf = ({ family }: Font): string => families[family];
/** A font for CSS and canvas. */
export const cssOf = (font: Font): string => `${font.weight} ${font.size}px ${familyOf(font)}`;

/** The colours of the light theme, because pictures are printed and placed on white pages. */
export function lightColours(): Colours {
  const sample = document.createElement('div');
  sample.dataset.theme = 'light';
  sample.hidden = true;
  document.body.append(sample);
  const style = getComputedStyle(sample);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colours = {
    paper: colour('paper'),
    line: colour('line-strong'),
    ink: colour('ink'),
    fills: { root: colour('pen-fill'), branch: colour('pen-tint'), idea: colour('surface') },
  };
  sample.remove();
  return colours;
}
