import { hindiSigns } from '@repo/contracts/right-option';

const optionName = new RegExp(
  `^(?:(?:option|opt|choice|answer|विकल्प|पर्याय|বিকল্প|વિકલ્પ) ?)?[([]?([a-j${hindiSigns}]|[\\d०-९০-৯૦-૯]{1,2})[)\\]]?$`,
);

/**
 * Column names that mean options only if no clearer ones exist. `signs` are in the order of the options;
 * plain ones can name a right option anyway.
 */
const otherNames = [
  { name: /^ans ?[([]?([a-j])[)\]]?$/, signs: [...'abcdefghij'], arePlain: true },
  { name: /^ans ?[([]?([1-9])[)\]]?$/, signs: [...'123456789'], arePlain: true },
  {
    name: /^(?:(?:option|opt|choice|answer) ?)?[([]?(i{1,3}|iv|vi?)[)\]]?$/,
    signs: ['i', 'ii', 'iii', 'iv', 'v', 'vi'],
  },
  {
    name: /^(?:(?:option|opt|choice|answer) )?(first|second|third|fourth|fifth|sixth)(?: (?:option|choice|answer))?$/,
    signs: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  },
  {
    name: /^(1st|2nd|3rd|[456]th)(?: (?:option|choice|answer))$/,
    signs: ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  },
];
const optionsMin = 2;

type NamedColumn = { index: number; letter: string };
const columnsBy = (names: readonly string[], pattern: RegExp): NamedColumn[] =>
  names.flatMap((name, index) => {
    const letter = pattern.exec(name)?.[1];
    return letter === undefined ? [] : [{ index, letter }];
  });

/**
 * Finds the option columns with their letters or numbers.
 * @param names normalized by `plainName`
 * @returns as `signs` the names that an answer cell may use, though they are neither letter nor number
 */
export function optionNames(names: readonly string[]): { letters: NamedColumn[]; signs: readonly string[] } {
  const letters = columnsBy(names, optionName);
  if (letters.length >= optionsMin) return { letters, signs: [] };
  for (const { name, signs, arePlain } of otherNames) {
    const found = columnsBy(names, name);
    const isWhole = found.length >= optionsMin && found.every(({ letter }, at) => letter === signs[at]);
    if (!isWhole) continue;
    const numbered = found.map(({ index }, at) => ({ index, letter: String(at + 1) }));
    return { letters: numbered, signs: arePlain ? [] : signs };
  }
  return { letters, signs: [] };
}
