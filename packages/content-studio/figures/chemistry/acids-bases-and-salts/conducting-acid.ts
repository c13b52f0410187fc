import { wirePart } from '#figures/kit/circuit.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBeaker } from '#figures/kit/glassware.ts';

function draw(): string {
  const figure = new Figure(300);
  const level = 190;
  drawBeaker(figure, [120, 150], [240, 260], level);
  for (const x of [160, 200]) {
    figure.polygon(
      [
        [x - 3, 168],
        [x + 3, 168],
        [x + 3, 232],
        [x, 242],
        [x - 3, 232],
      ],
      'metal',
    );
    claim(242 > level, 'the nails stand in the acid');
  }
  figure
    .line([
      [160, 168],
      [160, 120],
      [80, 120],
      [80, 60],
    ])
    .line([
      [200, 168],
      [200, 120],
      [280, 120],
      [280, 60],
    ]);
  wirePart(figure, 'battery', [80, 60], [160, 60], '6 V battery', 'n');
  wirePart(figure, 'bulb', [160, 60], [220, 60], 'bulb', 'n');
  wirePart(figure, 'closed switch', [220, 60], [280, 60], 'switch', 'n');
  for (const angle of [0.2, 0.5, 0.8])
    figure.line(
      [
        [190 + 18 * Math.cos(Math.PI * angle), 60 + 18 * Math.sin(Math.PI * angle)],
        [190 + 25 * Math.cos(Math.PI * angle), 60 + 25 * Math.sin(Math.PI * angle)],
      ],
      'amber',
    );
  figure
    .line(
      [
        [86, 214],
        [157, 206],
      ],
      'soft thin',
    )
    .text('nails', [66, 216]);
  figure
    .line(
      [
        [272, 226],
        [226, 222],
      ],
      'soft thin',
    )
    .text('dilute acid', [314, 228]);
  return figure.svg();
}

export const conductingAcid: FigureSource = {
  name: 'conducting-acid',
  caption:
    'A dilute acid conducts: its ions carry the current, and the bulb glows. Glucose solution does not.',
  description:
    'Two iron nails stand in a beaker of dilute acid and do not touch. Wires join them to a ring of a 6 volt battery, a bulb and a closed switch. Short rays at the bulb show that it glows.',
  draw,
};
