import { expect, it } from 'vitest';
import { cleanDrawing } from '#src/drawing/clean-drawing.ts';
import { onWhitePaper } from '#src/drawing/white-paper.ts';

const drawing = (inside: string) =>
  cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 0 90.5 40">${inside}</svg>`);
const paper = '<rect x="-5" y="0" width="90.5" height="40" style="fill:#fff;stroke:none;opacity:1"></rect>';

it('a drawing without a dark look stands on white paper, even if its rules colour every rectangle', () => {
  const { svg } = drawing('<style>rect{fill:none;stroke:#000}</style><path d="M0 0h9" stroke="#222"/>');
  expect(onWhitePaper({ svg })).toBe(svg.replace(/(<svg[^>]*>)/, `$1${paper}`));
});

it('a drawing on white paper is unchanged when it is sanitized and stored again', () => {
  const svg = onWhitePaper(drawing('<path d="M0 0h9" stroke="#222"/>'));
  expect(cleanDrawing(svg)).toMatchObject({ svg, dropped: {} });
  expect(onWhitePaper({ svg })).toBe(svg);
});

it.each([
  '<style>@media (prefers-color-scheme: dark){path{stroke:#fff}}</style><path d="M0 0h9"/>',
  '<path d="M0 0h9" style="stroke:light-dark(#222,#fff)"/>',
])('a drawing that has its own dark look gets no white paper: %s', (inside) => {
  const { svg } = drawing(inside);
  expect(onWhitePaper({ svg })).toBe(svg);
});
