import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBeaker, drawBurner, drawTestTube } from '#figures/kit/glassware.ts';

function draw(): string {
  const figure = new Figure(330);
  const gauze = 200;
  drawBeaker(figure, [120, 104], [240, gauze - 4], 128);
  drawTestTube(figure, [180, 40], 144, -90, { width: 30, filled: 0.28, liquid: 'gold' });
  claim(40 + 144 < gauze - 4, 'the test tube hangs in the water');
  figure.line(
    [
      [104, gauze],
      [256, gauze],
    ],
    'heavy soft',
  );
  figure
    .line(
      [
        [116, gauze],
        [100, 306],
      ],
      'bold',
    )
    .line(
      [
        [244, gauze],
        [260, 306],
      ],
      'bold',
    );
  drawBurner(figure, [180, gauze + 12], 92);
  addCallouts(figure, 'left', 6, [
    { text: 'Test tube', at: [165, 66] },
    { text: 'Beaker', at: [120, 150] },
    { text: 'Tripod', at: [110, 240] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Water bath', at: [224, 140] },
    { text: 'Gauze', at: [250, gauze] },
    { text: 'Burner', at: [184, 262] },
  ]);
  figure
    .line(
      [
        [246, 66],
        [182, 168],
      ],
      'soft thin',
    )
    .dot([182, 168], 'soft', 2);
  figure
    .text('ethanol, ethanoic', [292, 40], { size: 'small' })
    .text('acid, conc. H_2SO_4', [292, 57], { size: 'small' });
  return figure.svg();
}

export const makingAnEster: FigureSource = {
  name: 'making-an-ester',
  caption:
    'Making an ester: the mixture is warmed in a water bath, not over the bare flame, for ethanol catches fire easily.',
  description:
    'A test tube with ethanol, ethanoic acid and a few drops of concentrated sulphuric acid hangs in a beaker of water. The beaker stands on the gauze of a tripod over a burner.',
  draw,
};
