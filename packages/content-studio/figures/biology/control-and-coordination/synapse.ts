import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawCutOrgan } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Right edge of the first neuron and left edge of the next one, in pixels. */
const gap = { from: 166, to: 196 };

function draw(): string {
  const figure = new Figure(240);
  claim(gap.to > gap.from, 'the two neurons do not touch');
  drawCutOrgan(
    figure,
    `14 92, 60 92, 104 70, 142 62, ${gap.from} 86, ${gap.from} 134, 142 156, 104 148, 60 126, 14 124`,
    'gold',
  );
  drawCutOrgan(
    figure,
    `346 96, 300 94, 250 78, 214 72, ${gap.to} 92, ${gap.to} 128, 214 146, 250 142, 300 124, 346 122`,
    'leaf',
  );
  for (const [x, y] of [
    [122, 90],
    [138, 108],
    [124, 126],
    [146, 84],
    [150, 130],
  ] as const)
    figure.circle([x, y], 6, 'red warm');
  const released = [
    [176, 94],
    [184, 102],
    [175, 110],
    [186, 117],
    [177, 126],
  ] as const;
  for (const [x, y] of released) {
    claim(x > gap.from && x < gap.to, 'the chemical is in the gap');
    figure.dot([x, y], 'red', 2.5);
  }
  figure.arrow([34, 108], [92, 108], 'pen bold').arrow([226, 109], [290, 109], 'pen bold');
  addCallout(figure, { text: 'Ending of|an axon', letter: 'P', at: [106, 78] }, [66, 40], 'middle');
  addCallout(figure, { text: 'Synapse|(gap)', letter: 'Q', at: [181, 84] }, [182, 32], 'middle');
  addCallout(
    figure,
    { text: 'Dendrite of the|next neuron', letter: 'R', at: [252, 86] },
    [292, 40],
    'middle',
  );
  addCallout(figure, { text: 'Chemical', letter: 'S', at: [177, 126] }, [182, 190], 'middle');
  figure.text('impulse', [58, 150], { size: 'small', colour: 'pen' });
  figure.text('new impulse', [282, 158], { size: 'small', colour: 'pen' });
  return figure.svg();
}

export const synapse: FigureSource = {
  name: 'synapse',
  caption: 'At a synapse a chemical crosses the gap and starts a new impulse. So messages run one way only.',
  description:
    'The broad end of an axon on the left lies close to a dendrite of the next neuron on the right; a narrow gap is between them. An impulse arrives, small bags in the ending let a chemical out into the gap, and a new impulse runs on in the dendrite.',
  draw,
};
