import { cut, type Fault } from './fault.ts';
import { plainNumbers } from './guessing.ts';
import { entryOf, type PlacedText, placeOf } from './sources.ts';

/** A literal key instead of a calculation: 7, -2.5, 132 pi. */
const literal = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:\s*\*?\s*pi)?$/;

/**
 * Questions with four numeric options without a calculation of the key or a reason why there is none, and
 * calculations that only repeat the key.
 */
export function missingChecks(chapter: string, texts: readonly PlacedText[]): Fault[] {
  const ofTests = texts.filter(({ file, path }) => file.includes('/tests/') && path[0] === 'questions');
  const checks = ofTests.filter(({ path }) => path.includes('check'));
  const checked = new Set(checks.map(entryOf));
  const calculated = new Set(checks.filter(({ text }) => !literal.test(text.trim())).map(entryOf));
  const repeated = [...checked]
    .filter((entry) => !calculated.has(entry))
    .flatMap((entry) => checks.find((check) => entryOf(check) === entry) ?? [])
    .map((check) => ({
      chapter,
      place: placeOf(check),
      fault: `a check that only repeats the key: ${check.text}`,
    }));
  const options = ofTests.filter(({ path }) => path.at(-2) === 'options');
  const entries = new Set(options.map(entryOf).filter((entry) => !checked.has(entry)));
  const missing = [...entries].flatMap((entry) => {
    const own = options.filter((option) => entryOf(option) === entry);
    const asked = ofTests.find((text) => entryOf(text) === entry && text.path.at(-1) === 'question');
    if (!own[0] || !plainNumbers(own.map(({ text }) => text))) return [];
    return [
      {
        chapter,
        place: placeOf(asked ?? own[0]),
        fault: `has numbers and no check: ${cut(asked?.text ?? '')}`,
      },
    ];
  });
  return [...repeated, ...missing];
}
