import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { labelWidth } from '#figures/kit/label-text.ts';
import type { Point } from '#figures/kit/point.ts';

function drawStep(figure: Figure, at: Point, lines: readonly string[], look: string) {
  const half = Math.max(...lines.map((line) => labelWidth(line, 12))) / 2 + 5;
  const height = lines.length * 15 + 10;
  figure.rectangle([at[0] - half, at[1]], [at[0] + half, at[1] + height], look);
  for (const [index, line] of lines.entries())
    figure.text(line, [at[0], at[1] + 12.5 + index * 15], { size: 'small', isOnShape: true });
  return at[1] + height;
}

/** Which way an ore goes, by the place of its metal in the reactivity series. */
function draw(): string {
  const figure = new Figure(420);
  const columns: { x: number; title: string[]; steps: string[][] }[] = [
    {
      x: 64,
      title: ['high:', 'K, Na, Ca, Mg, Al'],
      steps: [['electrolysis of', 'molten compound'], ['pure metal']],
    },
    {
      x: 194,
      title: ['middle:', 'Zn, Fe, Pb'],
      steps: [
        ['roast sulphide,', 'calcine carbonate'],
        ['metal oxide'],
        ['reduce with', 'carbon'],
        ['refining'],
      ],
    },
    { x: 312, title: ['low:', 'Hg, Cu'], steps: [['roast', 'sulphide'], ['metal'], ['refining']] },
  ];
  const start = drawStep(figure, [180, 14], ['concentrated ore'], 'gold amber');
  for (const { x, title, steps } of columns) {
    figure.arrow([180, start], [x, 70], 'soft');
    let bottom = drawStep(figure, [x, 72], title, 'tint pen');
    for (const step of steps) {
      figure.arrow([x, bottom], [x, bottom + 24], 'soft');
      bottom = drawStep(figure, [x, bottom + 25], step, 'blank');
    }
    claim(bottom < 400, 'the column ends on the page');
  }
  return figure.svg();
}

export const extractionFlowChart: FigureSource = {
  name: 'extraction-flow-chart',
  caption: 'From ore to metal: the way depends on the place of the metal in the reactivity series.',
  description:
    'A chart in three columns under concentrated ore. High (K to Al): electrolysis of a molten compound gives the pure metal. Middle (Zn, Fe, Pb): roast or calcine to the oxide, reduce with carbon, refine. Low (Hg, Cu): roast the sulphide, then refine.',
  draw,
};
