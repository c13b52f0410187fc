import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

const halfLength = 62;

/** Two guard cells around a pore that is `pore` wide at its middle, in pixels. */
function drawStoma(figure: Figure, centre: Point, pore: number, cell: number): void {
  const edge = (width: number, side: 1 | -1) =>
    sample((t): Point => {
      const y = halfLength * (1 - 2 * t);
      const along = y / halfLength;
      return [centre[0] + side * width * (1 - along ** 2) ** 0.8, centre[1] + y];
    }, 24);
  for (const side of [-1, 1] as const) {
    const inner = edge(pore / 2, side);
    const outer = edge(pore / 2 + cell, side).reverse();
    figure.polygon([...outer, ...inner], 'leaf');
    figure.line(inner, 'heavy green');
    const middle = centre[0] + side * (pore / 2 + cell * 0.45);
    figure.circle([middle, centre[1]], 6, 'violet tint');
    for (const [shift, y] of [
      [-4, -28],
      [5, -16],
      [5, 17],
      [-4, 29],
      [-2, -40],
    ] as const)
      figure.dot([middle + side * (shift - 2), centre[1] + y], 'green', 3);
  }
}

function draw(): string {
  const figure = new Figure(260);
  const [open, closed] = [
    { pore: 26, cell: 32 },
    { pore: 2, cell: 27 },
  ];
  claim(open.cell > closed.cell && open.pore > 10 * closed.pore, 'full guard cells leave a wide pore');
  const [left, right]: Point[] = [
    [94, 122],
    [262, 122],
  ];
  if (!left || !right) throw new Error('two stomata');
  drawStoma(figure, left, open.pore, open.cell);
  drawStoma(figure, right, closed.pore, closed.cell);
  figure.text('Open', [94, 214]).text('Closed', [262, 214]);
  figure.text('guard cells full of water', [94, 232], { size: 'small' });
  figure.text('guard cells limp', [262, 232], { size: 'small' });
  addCallout(figure, { text: 'Stomatal pore', letter: 'P', at: [94, 100] }, [94, 30], 'middle');
  addCallout(figure, { text: 'Guard cell', letter: 'Q', at: [245, 93] }, [218, 30], 'middle');
  addCallout(figure, { text: 'Nucleus', letter: 'R', at: [276, 122] }, [318, 52], 'middle');
  addCallout(figure, { text: 'Chloroplast', letter: 'S', at: [124, 139] }, [180, 192], 'middle');
  return figure.svg();
}

export const stomata: FigureSource = {
  name: 'stomata',
  caption: 'A stomatal pore, open and closed: its two guard cells swell with water and bend apart.',
  description:
    'Two drawings of a pore between two bean-shaped guard cells with nucleus and chloroplasts. On the left the cells are swollen and curved, with a wide gap between them. On the right they are narrow and lie against each other, and the pore is shut.',
  draw,
};
