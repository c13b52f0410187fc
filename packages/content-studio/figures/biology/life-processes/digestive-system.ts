import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan, drawTube, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';

const gullet = pointsOf('176 88, 184 110, 186 150, 186 190, 192 212');
const stomach =
  '186 212, 204 216, 220 206, 236 216, 240 240, 230 262, 206 274, 184 272, 180 262, 198 252, 202 236, 196 224';
const duodenum = pointsOf('184 267, 164 268, 152 280, 152 298, 166 308, 172 326');
const smallIntestine = pointsOf(
  '172 326, 190 340, 206 343, 213 350, 206 357, 180 356, 156 357, 148 364, 156 371, 180 370, 204 371, 212 378, 204 385, 176 385, 150 390, 134 392',
);
const largeIntestine = pointsOf(
  '130 402, 126 376, 125 346, 134 327, 160 325, 184 330, 208 325, 230 328, 236 346, 236 376, 230 402, 208 412, 190 418, 184 434, 184 458',
);
const salivaryGlands = {
  below: '146 91, 154 89, 163 91, 162 97, 153 98, 146 96',
  beside: '194 62, 203 58, 209 66, 206 78, 199 86, 194 76',
};

export function drawDigestiveSystem(figure: Figure): void {
  // The face looks to the left; the throat leads from the mouth into the food pipe.
  const face =
    '134 67, 138 60, 130 54, 140 40, 144 26, 162 12, 190 8, 214 20, 222 44, 216 74, 207 98, 206 132';
  figure.line(smooth(pointsOf(face)), 'soft');
  figure.line(smooth(pointsOf('135 77, 139 84, 138 96, 150 102, 166 104, 168 132')), 'soft');
  drawOrgan(figure, '132 71, 150 62, 172 66, 184 80, 180 92, 170 88, 154 82, 142 80', 'warm');
  drawOrgan(figure, '142 77, 156 70, 170 76, 174 86, 158 83', 'red thin warm');
  drawTube(figure, gullet, 10, 'warm', '');
  // Two of the salivary glands of one side: below the tongue, and in front of the ear with its duct.
  figure.line(smooth(pointsOf('194 66, 184 62, 172 68')), 'violet');
  drawOrgan(figure, salivaryGlands.below, 'violet tint');
  drawOrgan(figure, salivaryGlands.beside, 'violet tint');
  claim(
    pointsOf(salivaryGlands.below).every(([x, y]) => x < 172 && y > 86 && y < 104),
    'the lower gland lies between tongue and jaw',
  );
  claim(
    distance(gullet.at(-1) ?? [0, 0], pointsOf(stomach)[1] ?? [0, 0]) < 14,
    'the food pipe ends in the stomach',
  );
  claim(
    distance(duodenum[0] ?? [0, 0], pointsOf(stomach)[7] ?? [0, 0]) < 8,
    'the stomach opens into the gut',
  );
  claim(smallIntestine[0]?.[1] === duodenum.at(-1)?.[1], 'the small intestine is one tube');
  figure.line(smooth(pointsOf('104 208, 140 188, 180 194, 222 188, 250 208')), 'soft dashed');
  drawOrgan(figure, '108 216, 130 203, 164 202, 196 208, 186 226, 160 238, 132 258, 110 252', 'red warm');
  drawOrgan(figure, stomach, 'gold');
  drawTube(figure, pointsOf('188 200, 191 210, 197 219'), 8, 'gold');
  drawTube(figure, smallIntestine, 11, 'gold', '');
  drawOrgan(figure, '166 290, 186 284, 210 288, 230 280, 226 292, 200 299, 172 300', 'amber gold');
  drawTube(figure, duodenum, 12, 'gold', '');
  drawOrgan(figure, '132 248, 141 246, 143 258, 137 266, 130 259', 'green leaf');
  figure.line(smooth(pointsOf('140 264, 143 276, 152 284')), 'green bold');
  drawTube(figure, largeIntestine, 16, 'leaf', '');
  figure.line(smooth(pointsOf('138 401, 135 408, 127 409, 122 402')), '');
  drawTube(figure, pointsOf('144 391, 134 391'), 8, 'leaf');
  drawTube(figure, pointsOf('129 408, 132 418, 140 424'), 5, 'leaf', '');
}

function draw(): string {
  const figure = new Figure(520);
  drawDigestiveSystem(figure);
  const anus: Point = [184, 461];
  addCallouts(figure, 'left', 6, [
    { text: 'Mouth', at: [142, 73] },
    { text: 'Salivary|gland', at: [149, 94] },
    { text: 'Diaphragm', at: [120, 198] },
    { text: 'Liver', letter: 'U', at: [122, 232] },
    { text: 'Gall bladder', letter: 'P', at: [136, 256] },
    { text: 'Bile duct', at: [145, 279] },
    { text: 'Appendix', at: [133, 419] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Salivary|gland', at: [203, 68] },
    { text: 'Tongue', at: [166, 80] },
    { text: 'Oesophagus|(food pipe)', at: [186, 150] },
    { text: 'Stomach', letter: 'T', at: [222, 236] },
    { text: 'Pancreas', letter: 'Q', at: [218, 290] },
    { text: 'Large|intestine', letter: 'S', at: [236, 352] },
    { text: 'Small|intestine', letter: 'R', at: [206, 378] },
    { text: 'Rectum', at: [184, 440] },
    { text: 'Anus', at: anus },
  ]);
  return figure.svg();
}

export const digestiveSystem: FigureSource = {
  name: 'digestive-system',
  caption: 'The human alimentary canal with its glands: salivary glands, liver and pancreas.',
  description:
    'One salivary gland lies below the tongue, one in front of the ear. The food pipe runs down through the diaphragm into the stomach. The coiled small intestine follows; liver, gall bladder and pancreas open into its start. Around it lies the wider large intestine with the appendix, rectum and anus.',
  draw,
};
