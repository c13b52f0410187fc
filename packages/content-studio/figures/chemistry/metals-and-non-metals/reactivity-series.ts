import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const series = ['K', 'Na', 'Ca', 'Mg', 'Al', 'Zn', 'Fe', 'Pb', '(H)', 'Cu', 'Hg', 'Ag', 'Au'];
const names: Record<string, string> = {
  K: 'potassium',
  Na: 'sodium',
  Ca: 'calcium',
  Mg: 'magnesium',
  Al: 'aluminium',
  Zn: 'zinc',
  Fe: 'iron',
  Pb: 'lead',
  '(H)': 'hydrogen',
  Cu: 'copper',
  Hg: 'mercury',
  Ag: 'silver',
  Au: 'gold',
};
const step = 22;

function draw(): string {
  const figure = new Figure(330);
  const heightOf = (symbol: string) => 24 + series.indexOf(symbol) * step;
  claim(
    heightOf('Zn') < heightOf('Fe') && heightOf('Fe') < heightOf('Cu'),
    'zinc displaces iron, and iron copper',
  );
  series.forEach((symbol) => {
    const y = heightOf(symbol);
    const isHydrogen = symbol === '(H)';
    figure.rectangle(
      [112, y - step / 2],
      [240, y + step / 2],
      isHydrogen ? 'blank' : y < heightOf('(H)') ? 'warm red' : 'glass pen',
    );
    figure.text(symbol, [136, y], { isOnShape: true });
    figure.text(names[symbol] ?? '', [196, y], { isOnShape: true, size: 'small' });
  });
  figure.arrow([94, heightOf('Au')], [94, heightOf('K')], 'bold');
  figure.text('more', [58, heightOf('Ca')]).text('reactive', [52, heightOf('Ca') + 17]);
  figure.text('set hydrogen', [298, heightOf('Mg')], { size: 'small', colour: 'red' });
  figure.text('free from acids', [298, heightOf('Mg') + 15], { size: 'small', colour: 'red' });
  figure.text('do not', [298, heightOf('Hg')], { size: 'small', colour: 'pen' });
  return figure.svg();
}

export const reactivitySeries: FigureSource = {
  name: 'reactivity-series',
  caption: 'The reactivity series: a metal displaces those below it from their salts.',
  description:
    'A column from the most reactive metal on top to the least: potassium, sodium, calcium, magnesium, aluminium, zinc, iron, lead, then hydrogen in brackets, copper, mercury, silver, gold. Metals above hydrogen set it free from dilute acids.',
  draw,
};
