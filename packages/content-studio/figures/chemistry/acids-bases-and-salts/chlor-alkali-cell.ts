import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles } from '#figures/kit/glassware.ts';

function draw(): string {
  const figure = new Figure(290);
  const level = 110;
  figure.rectangle([96, level], [264, 230], 'bare glass');
  figure
    .line(
      [
        [96, 76],
        [96, 230],
        [264, 230],
        [264, 76],
      ],
      'bold',
    )
    .line(
      [
        [96, level],
        [264, level],
      ],
      'soft thin',
    );
  figure.line(
    [
      [180, 84],
      [180, 230],
    ],
    'dashed',
  );
  const [anode, cathode] = [130, 230];
  for (const x of [anode, cathode]) {
    figure.rectangle([x - 5, 60], [x + 5, 204], 'metal').line([
      [x, 60],
      [x, 36],
    ]);
    drawBubbles(figure, [
      [x - 11, 180],
      [x + 11, 160],
      [x - 11, 140],
      [x + 11, 126],
    ]);
    claim(204 > level, 'the electrode stands in the brine');
  }
  figure.text('+', [anode + 12, 44]).text('−', [cathode - 12, 44]);
  figure.arrow([112, 100], [112, 62], 'green').arrow([248, 100], [248, 62], 'pen');
  figure.text('Cl_2', [112, 50], { colour: 'green' }).text('H_2', [252, 50], { colour: 'pen' });
  figure.text('Na^+', [158, 176], { colour: 'red', size: 'small', isOnShape: true });
  figure.arrow([172, 176], [212, 176], 'red');
  addCallouts(figure, 'left', 6, [
    { text: 'Anode', at: [126, 120] },
    { text: 'Brine', at: [112, 212] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Cathode', at: [234, 120] },
    { text: 'NaOH', at: [246, 212] },
  ]);
  figure.label('membrane', [180, 230], 's', { gap: 8 });
  return figure.svg();
}

export const chlorAlkaliCell: FigureSource = {
  name: 'chlor-alkali-cell',
  caption:
    'The chlor-alkali process: chlorine at the anode, hydrogen at the cathode, sodium hydroxide near the cathode.',
  description:
    'A cell with brine, parted by a dashed membrane. The anode stands on the left, marked +, and chlorine rises there; the cathode on the right, marked −, gives hydrogen. Sodium ions go to the right, where sodium hydroxide forms.',
  draw,
};
