import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export function drawRefining(figure: Figure): void {
  figure.rectangle([92, 104], [268, 240], 'bare glass');
  figure
    .line(
      [
        [92, 80],
        [92, 240],
        [268, 240],
        [268, 80],
      ],
      'bold',
    )
    .line(
      [
        [92, 104],
        [268, 104],
      ],
      'soft thin',
    );
  const [anodeHalf, cathodeHalf] = [12, 4];
  claim(anodeHalf > cathodeHalf, 'the anode is the thick block');
  figure.rectangle([130 - anodeHalf, 66], [130 + anodeHalf, 214], 'warm red');
  figure.rectangle([230 - cathodeHalf, 66], [230 + cathodeHalf, 214], 'warm red');
  figure
    .line([
      [130, 66],
      [130, 36],
      [156, 36],
    ])
    .line([
      [230, 66],
      [230, 36],
      [204, 36],
    ]);
  figure.text('+', [166, 36]).text('−', [194, 36]);
  for (const y of [140, 168]) figure.arrow([152, y], [212, y], 'pen');
  figure.text('Cu^{2+}', [182, 124], { colour: 'pen', isOnShape: true });
  figure.polygon(
    [
      [112, 238],
      [120, 230],
      [132, 233],
      [142, 229],
      [150, 238],
    ],
    'metal',
  );
}

function draw(): string {
  const figure = new Figure(300);
  drawRefining(figure);
  addCallouts(figure, 'left', 6, [
    { text: 'Anode:', letter: 'P', at: [120, 90] },
    { text: 'Anode mud', letter: 'S', at: [124, 235] },
  ]);
  figure.text('impure', [6, 108], { anchor: 'start' }).text('copper', [6, 125], { anchor: 'start' });
  addCallouts(figure, 'right', 354, [
    { text: 'Cathode:', letter: 'Q', at: [232, 90] },
    { text: 'CuSO_4', letter: 'R', at: [256, 200] },
  ]);
  figure.text('pure', [354, 108], { anchor: 'end' }).text('copper', [354, 125], { anchor: 'end' });
  figure.text('(acidified)', [354, 220], { anchor: 'end', size: 'small' });
  return figure.svg();
}

export const refiningOfCopper: FigureSource = {
  name: 'refining-of-copper',
  caption: 'Electrolytic refining of copper: copper leaves the impure anode and settles on the pure cathode.',
  description:
    'A cell with acidified copper sulphate solution. On the left, joined to +, a thick anode of impure copper with anode mud below it; on the right, joined to −, a thin cathode of pure copper. Arrows show copper ions going from left to right.',
  draw,
};
