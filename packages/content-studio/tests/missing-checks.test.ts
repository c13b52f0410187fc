import { expect, it } from 'vitest';
import { missingChecks } from '#src/missing-checks.ts';
import { placedTexts } from '#src/sources.ts';

const file = 'physics/01-light/tests/01-own.yaml';
const entry = (options: string[], more = '') =>
  `  - question: 'How many?'\n    options: [${options.map((option) => `'${option}'`).join(', ')}]\n    correctAnswer: 0\n${more}`;
const found = (...entries: string[]) =>
  missingChecks('physics-light', placedTexts(file, `title: 'T'\nquestions:\n${entries.join('')}`)).map(
    ({ place, fault }) => `${place} ${fault}`,
  );
const numbers = ['3 cm', '4 cm', '5 cm', '6 cm'];

it('a question with four plain numbers requires a check or the reason for having none', () => {
  expect(found(entry(numbers), entry(['3 cm', '4 cm', '5 cm', 'none']))).toEqual([
    `${file}:3 has numbers and no check: How many?`,
  ]);
  expect(
    found(entry(numbers, "    check: '6 / 2'\n"), entry(numbers, "    check: ['1 + 2', '4']\n")),
  ).toEqual([]);
  expect(found(entry(numbers, "    check: 'none: read off the figure'\n"))).toEqual([]);
});

it('a case question with four plain numbers requires a check or the reason for having none', () => {
  const inCase = (more: string) =>
    `  - case: 'A table.'\n    questions:\n${entry(numbers, more).replaceAll(/^/gm, '    ').trimEnd()}\n`;
  expect(found(inCase(''))).toEqual([`${file}:5 has numbers and no check: How many?`]);
  expect(found(inCase("    check: '9 / 3'\n"))).toEqual([]);
});

it('a check that only repeats the key is rejected', () => {
  const fault = (check: string) => `${file}:6 a check that only repeats the key: ${check}`;
  expect(found(entry(numbers, "    check: '3'\n"))).toEqual([fault('3')]);
  expect(found(entry(numbers, "    check: '132 pi'\n"))).toEqual([fault('132 pi')]);
  expect(found(entry(numbers, "    check: ['7', '-5']\n"))).toEqual([fault('7')]);
});
