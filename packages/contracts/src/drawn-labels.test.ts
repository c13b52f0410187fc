import { expect, it } from 'vitest';
import { readLabels, whyNotLabelled, withNumbers } from './drawn-labels.ts';

type Part = { text: string; at: readonly [number, number]; y: number };

/** A drawing with a column of labels on the left, each with a line to its part. */
const drawing = (parts: readonly Part[], more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 10 360 200" width="360" height="200">` +
  parts
    .map(
      ({ text, at: [x, y], y: middle }) =>
        `<path class="l soft thin" d="M${6 + text.length * 8 + 3} ${middle}L${x} ${y}"/><circle class="f-soft" cx="${x}" cy="${y}" r="2"/>` +
        `<text x="6" y="${middle + 4.9}" text-anchor="start">${text}</text>`,
    )
    .join('') +
  `${more}</svg>`;

const heart: Part[] = [
  { text: 'Septum', at: [200, 180], y: 120 },
  { text: 'Aorta', at: [200, 40], y: 40 },
  { text: 'Valve', at: [180, 100], y: 90 },
  { text: 'Right atrium', at: [150, 100], y: 66 },
];
const whyNot = (parts: readonly Part[], more?: string) => whyNotLabelled(readLabels(drawing(parts, more)));
const line = '<path d="M300 30L250 30"/><circle cx="250" cy="30" r="2"/>';

it('the labels of a drawing are the texts with a line to a dot, in reading order of their parts', () => {
  const { box, labels, others, unnamed } = readLabels(drawing(heart, '<text x="180" y="200">A heart</text>'));
  expect(box).toEqual({ x: 0, y: 10, width: 360, height: 200 });
  expect(labels.map(({ text }) => text)).toEqual(['Aorta', 'Right atrium', 'Valve', 'Septum']);
  expect(labels[0]?.at).toEqual([200, 40]);
  expect({ others, unnamed }).toEqual({ others: ['A heart'], unnamed: 0 });
});

it.each(['M300 30h-50', 'M250 10v20', 'M300 40l-50-10', 'M200 20l50 10', 'M300 30 L 250,30'])(
  'the line %s leads from a label to its part',
  (data) => {
    const part = `<path d="${data}"/><circle cx="250" cy="30" r="2"/>`;
    const [, x, y] = /M(\d+) (\d+)/.exec(data) ?? [];
    const { labels } = readLabels(
      drawing([], `${part}<text x="${x}" y="${Number(y) + 4.9}" text-anchor="middle">Vein</text>`),
    );
    expect(labels.map(({ at }) => at)).toEqual([[250, 30]]);
  },
);

it('the labels of a drawing are joined from lines, and read with entities and lowered digits', () => {
  const two = `${line}<text x="352" y="27.4" text-anchor="end">Salt &amp; H<tspan dy="3.9" font-size="10.5">2</tspan>O</text>`;
  const { labels } = readLabels(
    drawing(heart, `${two}<text x="352" y="42.4" text-anchor="end">mixed</text>`),
  );
  expect(labels[0]?.text).toBe('Salt & H₂O mixed');
  expect(labels[0]?.spans).toHaveLength(2);
});

it('the labels of a drawing leave out letters of questions, lines without a dot and lines far from any text', () => {
  const letter = '<text x="70" y="44.9" class="k">P</text>';
  const { labels, others, unnamed } = readLabels(
    drawing(heart, `${letter}<path d="M320 100L250 100"/>${line}`),
  );
  expect({ labels: labels.length, others, unnamed }).toEqual({ labels: 4, others: [], unnamed: 1 });
});

it('a drawing can be labelled as an exercise with four different words that have lines', () => {
  expect(whyNot(heart)).toBeNull();
});

it.each([
  ['with three labels', heart.slice(1), undefined, '3 different labels with lines'],
  ['with a line that names nothing', heart, line, '1 lines without a label'],
  [
    'with letters for labels',
    [...heart, { text: 'P', at: [90, 190] as const, y: 190 }],
    undefined,
    'the label "P" is no word',
  ],
  [
    'when a text contains a label',
    heart,
    '<text x="250" y="200">Valves open</text>',
    '"Valves open" gives "Valve" away',
  ],
  [
    'when one label contains another',
    [...heart, { text: 'Atrium', at: [90, 190] as const, y: 190 }],
    undefined,
    '"Right atrium" gives "Atrium" away',
  ],
])('a drawing can be labelled as an exercise not %s', (_, parts, more, reason) => {
  expect(whyNot(parts, more)).toBe(reason);
});

it('a drawing with numbers hides the labels, and shows those already known', () => {
  const svg = drawing(heart);
  const { labels } = readLabels(svg);
  const numbered = withNumbers(svg, labels, (index) => index === 2);
  expect([...numbered.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)).toEqual([
    'Valve',
    '1',
    '2',
    '4',
  ]);
  expect(withNumbers(svg, labels, () => true)).toBe(svg);
});
