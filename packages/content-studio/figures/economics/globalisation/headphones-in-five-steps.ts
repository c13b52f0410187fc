import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Each step with the country that does it and its cost in rupees. */
const steps = [
  { country: 'country P', step: 'design', cost: 240, look: 'glass pen' },
  { country: 'country Q', step: 'chips, ordered from small makers', cost: 420, look: 'gold amber' },
  { country: 'country R', step: 'assembly in a plant of its own', cost: 180, look: 'leaf green' },
  { country: 'on the way', step: 'transport', cost: 60, look: 'metal' },
  { country: 'India', step: 'calls of customers', cost: 60, look: 'warm red' },
];

function draw(): string {
  const figure = new Figure(330);
  steps.forEach(({ country, step, cost, look }, index) => {
    const top = 10 + index * 62;
    figure.rectangle([20, top], [340, top + 44], look);
    figure
      .text(country, [32, top + 14], { anchor: 'start', isOnShape: true, size: 'small' })
      .text(step, [32, top + 31], { anchor: 'start', isOnShape: true })
      .text(`₹${cost}`, [328, top + 22], { anchor: 'end', isOnShape: true });
    if (index > 0) figure.arrow([180, top - 17], [180, top - 1]);
  });
  return figure.svg();
}

export const headphonesInFiveSteps: FigureSource = {
  name: 'headphones-in-five-steps',
  caption: 'Where a pair of headphones comes from, and what each step costs (invented figures).',
  description:
    'A chain of five boxes. Design in country P, 240 rupees. Chips, ordered from small makers in country Q, 420 rupees. Assembly in a plant of its own in country R, 180 rupees. Transport, 60 rupees. Calls of customers, answered in India, 60 rupees.',
  draw,
};
