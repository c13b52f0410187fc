import { addCallout } from '#figures/kit/callouts.ts';
import { drawOrgan } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(230);
  drawOrgan(
    figure,
    '40 110, 80 62, 140 40, 210 44, 270 72, 316 110, 270 148, 210 176, 140 180, 80 158',
    'gold amber',
  );
  drawOrgan(
    figure,
    '74 110, 104 84, 150 68, 206 70, 250 90, 282 110, 250 130, 206 150, 150 152, 104 136',
    'leaf green',
  );
  figure.line(
    [
      [10, 110],
      [316, 110],
    ],
    'green bold',
  );
  figure.rectangle([204, 30], [250, 190], 'metal');
  addCallout(figure, { text: 'P', at: [140, 90] }, [110, 18], 'middle');
  addCallout(figure, { text: 'Q', at: [130, 166] }, [96, 206], 'middle');
  addCallout(figure, { text: 'R', at: [228, 120] }, [290, 206], 'middle');
  return figure.svg();
}

export const leafWithAStrip: FigureSource = {
  name: 'leaf-with-a-strip',
  caption:
    'A leaf of a croton that was kept in the dark for three days, then put in the sun with a black strip across it.',
  description:
    'A leaf with a green middle and a pale yellow rim. A strip of black paper covers part of it on both sides. P is at the green part in the light, Q at the pale rim in the light, R at green leaf under the strip.',
  draw,
};
