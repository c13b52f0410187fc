import { isExtraText } from '@repo/contracts/items/extra-texts';
import type { PlacedFault } from '../fault.ts';
import { entryOf, type PlacedText, placeOf } from '../sources.ts';

const byPlace = /\b(?:first|second|third|fourth|last) options?\b|\boptions? \(?[A-D]\b/gi;

/**
 * Explanations and hints that refer to an option by its position, which changes when options are shuffled.
 * Assertion and reason options have a fixed order.
 */
export function optionPlaceFaults(texts: readonly PlacedText[]): PlacedFault[] {
  const ofTests = texts.filter(({ file, path }) => file.includes('/tests/') && path[0] === 'questions');
  const fixed = new Set(ofTests.filter(({ path }) => path.at(-1) === 'assertion').map(entryOf));
  return ofTests
    .filter((placed) => isExtraText(placed.path.at(-1)) && !fixed.has(entryOf(placed)))
    .flatMap((placed) =>
      [...placed.text.matchAll(byPlace)].map((found) => ({
        place: placeOf(placed, found.index),
        fault: `'${found[0]}' names an option by its place: use its words`,
      })),
    );
}
