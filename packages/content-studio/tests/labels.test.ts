import { cleanDrawing } from '@repo/content/clean-drawing';
import { pinOf, readLabels, whyNotLabelled } from '@repo/contracts/drawn-labels';
import { expect, it } from 'vitest';
import { figures } from '#figures/index.ts';

const drawings = figures.map(({ chapter, figure }) => {
  const svg = figure.draw();
  return { name: `${chapter}/${figure.name}`, svg, labelled: readLabels(svg) };
});
const exercises = drawings.filter(({ labelled }) => whyNotLabelled(labelled) === null);

it('figures that students can label themselves exist in the subjects whose papers ask for labelled diagrams', () => {
  const subjects = new Set(exercises.map(({ name }) => name.split('-')[0]));
  expect([...subjects].sort()).toEqual(['biology', 'chemistry', 'physics']);
  expect(exercises.length).toBeGreaterThan(20);
});

it('figures that students can label themselves have the same labels once the store has cleaned them', () => {
  for (const { name, svg, labelled } of drawings) {
    if (labelled.labels.length === 0) continue;
    const cleaned = readLabels(cleanDrawing(svg).svg);
    const textsOf = ({ labels, others, unnamed }: typeof cleaned) => ({
      labels: labels.map(({ text, at, start }) => ({ text, at, start })),
      others,
      unnamed,
    });
    expect(textsOf(cleaned), name).toEqual(textsOf(labelled));
  }
});

it.each(exercises.map(({ name, labelled }) => [name, labelled] as const))(
  'figures that students can label themselves have numbers inside the drawing and apart from each other: %s',
  (_, { box, labels }) => {
    const pins = labels.map(pinOf);
    for (const [index, [x, y]] of pins.entries()) {
      expect(x).toBeGreaterThan(box.x + 6);
      expect(x).toBeLessThan(box.x + box.width - 6);
      expect(y).toBeGreaterThan(box.y + 6);
      expect(y).toBeLessThan(box.y + box.height - 6);
      for (const [otherX, otherY] of pins.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY), labels[index]?.text).toBeGreaterThan(16);
    }
  },
);
