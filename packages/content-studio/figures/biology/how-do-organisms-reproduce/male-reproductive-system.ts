import { addCallouts } from '#figures/kit/callouts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';
import { bothSides, ellipse, mirrored, smoothThrough, tubeAlong } from '#figures/kit/smooth-curve.ts';

const middle = 180;

function drawPair(figure: Figure, outline: readonly Point[], look: string) {
  figure.polygon(outline, look).polygon(mirrored(outline, middle), look);
}

export function drawMaleSystem(figure: Figure): void {
  figure.polygon(
    smoothThrough(
      bothSides(
        [
          [180, 204],
          [150, 206],
          [126, 222],
          [116, 262],
          [130, 296],
          [156, 300],
          [180, 288],
        ],
        middle,
      ),
      true,
      5,
    ),
    'warm soft',
  );
  drawPair(
    figure,
    tubeAlong(
      smoothThrough([
        [158, 12],
        [160, 30],
        [164, 46],
      ]),
      5,
    ),
    'glass soft',
  );
  const duct = smoothThrough([
    [148, 240],
    [136, 206],
    [128, 166],
    [132, 130],
    [150, 120],
    [170, 124],
  ]);
  drawPair(figure, tubeAlong(duct, 5), 'leaf green');
  drawPair(
    figure,
    smoothThrough(
      [
        [168, 114],
        [150, 110],
        [138, 94],
        [146, 84],
        [158, 98],
        [170, 106],
      ],
      true,
    ),
    'gold amber',
  );
  figure.polygon(
    smoothThrough(
      bothSides(
        [
          [180, 34],
          [156, 44],
          [148, 72],
          [164, 100],
          [180, 110],
        ],
        middle,
      ),
      true,
    ),
    'glass pen',
  );
  figure.polygon(
    bothSides(
      smoothThrough([
        [166, 140],
        [166, 200],
        [167, 232],
        [173, 246],
        [180, 249],
      ]),
      middle,
    ),
    'tint',
  );
  figure.polygon(ellipse([180, 126], 21, 15), 'warm red');
  figure.line(
    [
      [180, 110],
      [180, 249],
    ],
    'pen bold',
  );
  const testis: Point = [147, 262];
  drawPair(figure, ellipse(testis, 15, 23), 'gold amber');
  claimNear(distance(duct[0] ?? testis, testis), 22, 3, 'the duct begins at the testis');
  claimNear(
    distance(duct.at(-1) ?? testis, [180, 126]),
    10,
    3,
    'the duct ends in the prostate, at the urethra',
  );
}

function draw(): string {
  const figure = new Figure(330);
  drawMaleSystem(figure);
  addCallouts(figure, 'left', 4, [
    { text: 'Ureter', at: [160, 28] },
    { text: 'Seminal vesicle', letter: 'R', at: [147, 98] },
    { text: 'Vas deferens', letter: 'P', at: [129, 162] },
    { text: 'Testis', letter: 'Q', at: [143, 262] },
  ]);
  addCallouts(figure, 'right', 356, [
    { text: 'Bladder', at: [198, 72] },
    { text: 'Prostate', letter: 'S', at: [194, 126] },
    { text: 'Urethra', at: [180, 176] },
    { text: 'Penis', at: [190, 208] },
    { text: 'Scrotum', at: [236, 286] },
  ]);
  return figure.svg();
}

export const maleReproductiveSystem: FigureSource = {
  name: 'male-reproductive-system',
  caption:
    'The human male reproductive system, seen from the front. (Bladder and ureters belong to excretion.)',
  description:
    'Two testes lie in the scrotum. From each a vas deferens leads upwards and joins the urethra below the bladder. A seminal vesicle opens there on each side, and the prostate lies around. The urethra runs on through the penis.',
  draw,
};
