import { addCallout, addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan, drawTube, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Down the brain stem: mid-brain, pons, medulla, spinal cord. */
const stem = { midBrain: 178, pons: 202, medulla: 232, spinalCord: 280 };

export function drawBrain(figure: Figure): void {
  const heights = Object.values(stem);
  claim(
    heights.every((y, index) => index === 0 || y > (heights[index - 1] ?? 0)),
    'pons, medulla and spinal cord follow one another downwards',
  );
  figure.line(
    smooth(
      pointsOf('84 186, 83 156, 90 116, 122 66, 182 46, 238 62, 272 108, 274 170, 258 226, 226 250, 216 310'),
    ),
    'soft dashed',
  );
  drawTube(figure, pointsOf('180 168, 182 196, 194 232, 202 268, 206 312'), [24, 15], 'gold', '');
  drawOrgan(figure, '204 196, 232 188, 256 196, 258 216, 242 234, 216 236, 202 222', 'green leaf');
  for (const line of ['208 206, 228 202, 250 204', '206 214, 230 212, 252 214', '210 224, 228 224, 244 224'])
    figure.line(smooth(pointsOf(line)), 'green thin');
  drawOrgan(figure, '164 192, 182 188, 194 200, 192 214, 178 220, 166 212', 'gold');
  drawOrgan(
    figure,
    '100 164, 96 128, 118 86, 156 64, 204 62, 244 88, 262 130, 262 168, 244 186, 214 182, 196 170, 174 166, 154 172, 132 188, 110 184',
    'bold warm',
  );
  for (const fold of [
    '124 88, 136 102, 130 120, 142 132',
    '156 66, 160 88, 174 96, 170 114',
    '204 64, 198 84, 210 98, 204 114',
    '240 86, 228 98, 234 114, 222 128',
    '102 140, 118 146, 124 160',
    '260 146, 244 150, 236 164',
    '146 150, 164 142, 180 148, 200 142, 214 152',
  ])
    figure.line(smooth(pointsOf(fold)), 'red');
  drawOrgan(figure, '160 168, 174 164, 182 174, 174 184, 162 182', 'violet tint');
  drawOrgan(figure, '154 190, 161 188, 163 197, 156 201, 150 196', 'amber gold');
  figure.line(smooth(pointsOf('164 182, 161 188')), 'amber');
}

function draw(): string {
  const figure = new Figure(350);
  drawBrain(figure);
  addCallout(figure, { text: 'Cerebrum', letter: 'P', at: [112, 128] }, [6, 110]);
  addCallout(figure, { text: 'Hypothalamus', at: [166, 177] }, [6, 208]);
  addCallout(figure, { text: 'Pituitary|gland', letter: 'S', at: [155, 196] }, [6, 238]);
  addCallout(figure, { text: 'Pons', at: [174, 208] }, [6, 270]);
  addCallout(figure, { text: 'Spinal cord', at: [204, 288] }, [6, 296]);
  addCallouts(figure, 'right', 354, [
    { text: 'Skull', at: [274, 150] },
    { text: 'Mid-brain', at: [189, 183] },
    { text: 'Cerebellum', letter: 'Q', at: [246, 216] },
    { text: 'Medulla', letter: 'R', at: [198, 240] },
  ]);
  return figure.svg();
}

export const brain: FigureSource = {
  name: 'brain',
  caption:
    'The human brain from the side, the face on the left. Pons, medulla and cerebellum form the hind-brain.',
  description:
    'The large folded cerebrum fills most of the skull. Under it, in the middle, lie the hypothalamus and the small pituitary gland. The brain stem runs down from the mid-brain over the bulge of the pons and the medulla into the spinal cord. The cerebellum lies behind it, below the cerebrum.',
  draw,
};
