import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan, drawTube, pointsOf } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Branches of the cell body: they take up the message. */
const dendrites = [
  '76 104, 52 92, 26 96',
  '76 104, 54 76, 34 60',
  '84 100, 78 66, 82 42',
  '92 100, 112 70, 118 46',
  '80 120, 54 136, 28 140',
  '86 124, 84 154, 68 176',
];
const axon = pointsOf('100 116, 128 128, 180 130, 236 124, 286 134');
/** Branches at the end of the axon: they hand the message on. */
const endings = ['282 133, 306 120, 334 122', '282 133, 308 136, 338 140', '282 133, 304 152, 330 162'];

export function drawNeuron(figure: Figure): void {
  for (const branch of dendrites) {
    drawTube(figure, pointsOf(branch), [11, 3], 'gold', '');
    const [root, , tip] = pointsOf(branch);
    claim(!!root && !!tip && tip[0] < 125, 'a dendrite is on the side of the cell body');
  }
  for (const twig of [
    '50 92, 38 82, 24 82',
    '52 77, 44 86, 28 76',
    '78 70, 66 56, 64 42',
    '112 70, 126 66, 134 52',
    '54 135, 44 148, 30 156',
  ])
    drawTube(figure, pointsOf(twig), [5, 2], 'gold', '');
  drawTube(figure, axon, [13, 9], 'gold', '');
  for (const branch of endings) {
    drawTube(figure, pointsOf(branch), [6, 4], 'gold', '');
    const end = pointsOf(branch).at(-1) ?? [0, 0];
    claim(end[0] > 300, 'the endings are far from the cell body');
    figure.circle(end, 5, 'gold');
  }
  drawOrgan(figure, '84 88, 100 90, 110 104, 106 120, 92 128, 76 124, 68 110, 72 96', 'bare gold');
  drawTube(figure, pointsOf('276 131, 292 132'), 7, 'gold');
  figure.circle([88, 108], 9, 'violet tint');
}

function draw(): string {
  const figure = new Figure(270);
  drawNeuron(figure);
  figure
    .arrow([156, 150], [236, 146], 'pen')
    .text('direction of the message', [196, 166], { size: 'small', colour: 'pen' });
  addCallout(figure, { text: 'Dendrite', letter: 'A', at: [79, 58] }, [44, 22], 'middle');
  addCallout(figure, { text: 'Nucleus', at: [88, 108] }, [172, 70]);
  addCallout(figure, { text: 'Cell body', letter: 'B', at: [98, 98] }, [160, 40]);
  addCallout(figure, { text: 'Axon', letter: 'C', at: [216, 126] }, [214, 98], 'middle');
  addCallout(figure, { text: 'Nerve ending', letter: 'D', at: [334, 122] }, [300, 70], 'middle');
  return figure.svg();
}

export const neuron: FigureSource = {
  name: 'neuron',
  caption:
    'A neuron. The message runs from the dendrites through the cell body and the axon to the nerve endings.',
  description:
    'A cell body with a nucleus has many short branches, the dendrites, on the left. One long fibre, the axon, leaves it to the right and divides into nerve endings with small knobs. An arrow along the axon points from the cell body to the endings.',
  draw,
};
