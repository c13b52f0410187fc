import { addCallouts } from '#figures/kit/callouts.ts';
import { wirePart } from '#figures/kit/circuit.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

const [tubeTop, tubeBottom, half] = [50, 176, 14];

/** A tube upside down; gas fills its top for `gas` pixels, water the rest. */
function drawTube(figure: Figure, x: number, gas: number) {
  const dome = sample(
    (t): Point => [x - half * Math.cos(Math.PI * t), tubeTop + half - half * Math.sin(Math.PI * t)],
    16,
  );
  figure.rectangle([x - half, tubeTop + gas], [x + half, tubeBottom], 'bare glass');
  figure.line([[x - half, tubeBottom], ...dome, [x + half, tubeBottom]]);
  figure.line(
    [
      [x - half, tubeTop + gas],
      [x + half, tubeTop + gas],
    ],
    'soft thin',
  );
  figure.rectangle([x - 4, 132], [x + 4, 206], 'metal');
  drawBubbles(
    figure,
    [
      [x - 8, 164],
      [x + 8, 150],
      [x - 7, 138],
    ].map(([bx = 0, by = 0]): Point => [bx, by]),
  );
}

function draw(): string {
  const figure = new Figure(300);
  const [oxygen, hydrogen] = [30, 60];
  claimNear(hydrogen / oxygen, 2, 0, 'twice as much hydrogen as oxygen collects');
  figure.polygon(
    [
      [96, 128],
      [268, 128],
      [262, 210],
      [102, 210],
    ],
    'bare glass',
  );
  figure
    .line(
      [
        [94, 108],
        [102, 210],
        [262, 210],
        [270, 108],
      ],
      'bold',
    )
    .line(
      [
        [96, 128],
        [268, 128],
      ],
      'soft thin',
    );
  drawTube(figure, 146, oxygen);
  drawTube(figure, 218, hydrogen);
  figure
    .line([
      [146, 206],
      [146, 256],
      [152, 256],
    ])
    .line([
      [218, 206],
      [218, 256],
      [212, 256],
    ]);
  wirePart(figure, 'battery', [152, 256], [212, 256], '6 V', 's');
  figure.text('+', [158, 238]).text('−', [206, 238]);
  addCallouts(figure, 'left', 6, [
    { text: 'Oxygen', at: [140, 66] },
    { text: 'Anode', at: [146, 142] },
    { text: 'Water + acid', at: [120, 196] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Hydrogen', at: [224, 84] },
    { text: 'Test tube', at: [232, 118] },
    { text: 'Cathode', at: [218, 142] },
  ]);
  return figure.svg();
}

export const electrolysisOfWater: FigureSource = {
  name: 'electrolysis-of-water',
  caption:
    'Electrolysis of water: hydrogen at the cathode and oxygen at the anode, in the ratio 2 : 1 by volume.',
  description:
    'A vessel of water with a little acid holds two electrodes, each under a test tube turned upside down. The tube over the anode, joined to +, has oxygen in its top; that over the cathode, joined to −, has twice as much hydrogen.',
  draw,
};
