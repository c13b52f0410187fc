import { cut, type Fault } from './fault.ts';
import { plainNumbers } from './guessing.ts';
import { entryOf, type PlacedText, placeOf } from './sources.ts';

/** Questions whose four options are numbers and that say neither how the key is worked out nor why that can't be. */
export function missingChecks(chapter: string, texts: readonly PlacedText[]): Fault[] {
  const ofTests = texts.filter(({ file, path }) => file.includes('/tests/') && path[0] === 'questions');
  const checked = new Set(ofTests.filter(({ path }) => path.includes('check')).map(entryOf));
  const options = ofTests.filter(({ path }) => path.at(-2) === 'options');
  const entries = new Set(options.map(entryOf).filter((entry) => !checked.has(entry)));
  return [...entries].flatMap((entry) => {
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
}
