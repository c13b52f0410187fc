import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawCutOrgan, drawOrgan, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, subtract } from '#figures/kit/point.ts';

/** The three neurons in the order in which the message runs. */
const sensory = pointsOf('40 262, 72 246, 94 208, 104 154, 136 98, 176 64, 216 62, 244 80');
const relay = pointsOf('246 84, 252 98, 247 112');
const motor = pointsOf('246 116, 216 134, 188 150, 166 186, 152 222, 146 254');

export function drawReflexArc(figure: Figure): void {
  claim(
    distance(sensory.at(-1) ?? [0, 0], relay[0] ?? [9, 9]) < 8,
    'the relay neuron takes the message over',
  );
  claim(distance(relay.at(-1) ?? [0, 0], motor[0] ?? [9, 9]) < 8, 'the motor neuron takes the message over');
  // The arm with a hand over a flame.
  const hand =
    '86 254, 68 250, 50 252, 36 256, 24 262, 27 271, 42 270, 47 273, 36 279, 38 286, 52 286, 62 283, 72 288, 86 285';
  drawCutOrgan(figure, `216 238, 150 244, ${hand}, 150 288, 216 292`, 'gold');
  drawOrgan(figure, '108 266, 130 254, 158 252, 184 262, 158 274, 130 276', 'red warm');
  drawOrgan(figure, '32 294, 40 308, 36 324, 26 326, 20 314, 27 304', 'red warm');
  // A section of the spinal cord.
  drawOrgan(
    figure,
    '262 52, 300 58, 326 82, 326 112, 300 138, 262 144, 224 138, 202 112, 202 82, 226 58',
    'bold blank',
  );
  const wing = '262 90, 250 74, 238 68, 234 76, 242 92, 240 106, 232 120, 240 128, 252 118, 262 104';
  const mirrored = pointsOf(wing).map(([x, y]) => [524 - x, y] as const);
  figure.polygon([...smooth(pointsOf(wing)), ...smooth(mirrored).reverse()], 'metal');
  for (const [points, look] of [
    [sensory, 'pen bold'],
    [relay, 'green bold'],
    [motor, 'red bold'],
  ] as const) {
    const line = smooth(points);
    figure.line(line, look);
    const [end, before] = [line.at(-1), line.at(-3)];
    if (end && before && points !== relay) {
      const half = Math.floor(line.length * 0.42);
      const [tip, tail] = [line[half], line[half - 2]];
      if (tip && tail) figure.arrowHead(tip, subtract(tip, tail), points === sensory ? 'pen' : 'red', 10);
    }
  }
  figure.dot([40, 262], 'pen', 4).dot([146, 254], 'red', 4).dot([247, 98], 'green', 3);
  figure.circle([176, 58], 7, 'pen tint');
  figure.arrow([300, 62], [300, 22], 'soft');
  figure.text('to the brain', [306, 14], { size: 'small', colour: 'soft' });
}

function draw(): string {
  const figure = new Figure(350);
  drawReflexArc(figure);
  addCallout(figure, { text: 'Sensory|neuron', letter: 'A', at: [118, 122] }, [52, 84], 'middle');
  addCallout(figure, { text: 'Relay|neuron', letter: 'B', at: [252, 98] }, [252, 186], 'middle');
  addCallout(figure, { text: 'Spinal|cord', at: [314, 108] }, [322, 182], 'middle');
  addCallout(figure, { text: 'Motor neuron', letter: 'C', at: [157, 207] }, [196, 224]);
  addCallout(figure, { text: 'Muscle in arm|(effector)', letter: 'D', at: [166, 266] }, [214, 322], 'middle');
  addCallout(figure, { text: 'Skin|(receptor)', letter: 'E', at: [40, 262] }, [42, 206], 'middle');
  figure.text('heat', [66, 314], { colour: 'red' });
  return figure.svg();
}

export const reflexArc: FigureSource = {
  name: 'reflex-arc',
  caption:
    'A reflex arc: the message turns round in the spinal cord, and the hand is drawn back before the brain knows.',
  description:
    'A hand over a flame. From the skin of the fingers a sensory neuron leads up into a section of the spinal cord. There a short relay neuron joins it to a motor neuron, which leads down to a muscle of the arm. A thin arrow goes from the spinal cord to the brain.',
  draw,
};
