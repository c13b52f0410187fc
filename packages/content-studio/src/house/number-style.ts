import type { PlacedFault } from '../fault.ts';
import { entryOf, type PlacedText, placeOf } from '../sources.ts';

/** Digits in a figure's name aren't numbers of the text. */
const blankFigureNames = (text: string) =>
  text.replaceAll(/\]\([a-z0-9#-]+(?= ")/g, (name) => ' '.repeat(name.length));

const comma = String.raw`(?:,|\{,\})`;
const rules: [pattern: RegExp, fault: string][] = [
  [
    new RegExp(
      String.raw`(?<![\d,}])(?:\d{3}${comma}\d{3}|\d{1,3}${comma}\d{3}${comma}\d{3})(?!\d|${comma}\d)`,
      'g',
    ),
    'is grouped the western way; write 1,20,000',
  ],
  [/(?<![\d.,}])\d{5,}(?!\d)/g, 'has no commas; write 12,000 and 1,20,000'],
  [/\d\\,\d{2,3}(?!\d)/g, 'is grouped by a space; in a formula write {,}'],
];

const groupedThousand = new RegExp(String.raw`(?<![\d,}.])\d${comma}\d{3}(?!\d|${comma}\d)`, 'g');
const bareThousand = /(?<![\d.,}\\])\d{4}(?!\d|\.\d)/g;
const year = /^(?:19|20)\d\d$/;
/** Numbers being factorised or under a root are written digit by digit. */
const blankRoots = (text: string) =>
  text.replaceAll(/\\sqrt(?:\[\d\])?\{[^{}]*\}/g, (root) => ' '.repeat(root.length));

const isText = ({ path }: PlacedText) => !path.includes('check') && path.at(-1) !== 'image';

/** Numbers not grouped as in India, or written in two ways in one question, card or page. */
export function numberFaults(texts: readonly PlacedText[]): PlacedFault[] {
  const shown = texts.filter(isText).map((placed) => ({ placed, text: blankFigureNames(placed.text) }));
  const single = shown.flatMap(({ placed, text }) =>
    rules.flatMap(([pattern, fault]) =>
      [...text.matchAll(pattern)].map((found) => ({
        place: placeOf(placed, found.index),
        fault: `${found[0]} ${fault}`,
      })),
    ),
  );
  const entries = new Map<string, typeof shown>();
  for (const each of shown) {
    const key = entryOf(each.placed);
    entries.set(key, [...(entries.get(key) ?? []), each]);
  }
  const mixed = [...entries.values()].flatMap((entry) => {
    const grouped = entry.flatMap(({ text }) => text.match(groupedThousand) ?? []);
    if (grouped.length === 0) return [];
    return entry.flatMap(({ placed, text }) =>
      [...blankRoots(text).matchAll(bareThousand)]
        .filter(([number]) => !year.test(number))
        .map((found) => ({
          place: placeOf(placed, found.index),
          fault: `${found[0]} has no comma, and ${grouped[0]} beside it has one`,
        })),
    );
  });
  return [...single, ...mixed];
}
