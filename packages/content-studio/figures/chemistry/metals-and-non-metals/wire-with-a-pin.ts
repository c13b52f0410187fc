import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBurner } from '#figures/kit/glassware.ts';

function draw(): string {
  const figure = new Figure(250);
  const y = 90;
  figure.rectangle([52, 26], [60, 216], 'metal').rectangle([24, 216], [120, 226], 'metal');
  figure.rectangle([44, y - 10], [84, y + 10], 'metal');
  figure.line(
    [
      [84, y],
      [300, y],
    ],
    'heavy',
  );
  figure.circle([292, y + 6], 6, 'gold amber');
  figure.line(
    [
      [292, y + 10],
      [292, y + 46],
    ],
    'bold soft',
  );
  const flame = 124;
  claim(flame < (84 + 300) / 2, 'the flame is nearer to the clamp than to the pin');
  drawBurner(figure, [flame, y + 6], 110);
  figure.text('clamp', [104, 56]);
  figure.line(
    [
      [96, 64],
      [80, 78],
    ],
    'soft thin',
  );
  figure.text('aluminium wire', [214, 70]);
  figure.text('wax', [330, 110]);
  figure.line(
    [
      [316, 108],
      [299, 98],
    ],
    'soft thin',
  );
  figure.text('pin', [322, 140]);
  figure.line(
    [
      [310, 138],
      [294, 128],
    ],
    'soft thin',
  );
  return figure.svg();
}

export const wireWithAPin: FigureSource = {
  name: 'wire-with-a-pin',
  caption: 'An aluminium wire over a flame, just after the burner was lit.',
  description:
    'A level aluminium wire is held at its left end by the clamp of a stand. At its right, free end a pin hangs from it, stuck on with wax. The flame of a burner is under the wire, near the clamp.',
  draw,
};
