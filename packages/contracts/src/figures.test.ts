import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describeFigure,
  figureIssue,
  figureNamesInJson,
  figureSlugOf,
  figuresIn,
  figureTargets,
  readFigureLine,
  readFigureName,
  renameFigures,
  shownFiguresIn,
  writeFigureLine,
  writeFigureName,
} from './figures.ts';

const name = 'concave-mirror-d360x248-0f1e2d3c4b5a';
const line = `![At C](${name} "An arrow stands at C.")`;

test("a figure's name contains kind, size and hash", () => {
  expect(readFigureName(name)).toEqual({
    slug: 'concave-mirror',
    kind: 'drawing',
    width: 360,
    height: 248,
    hash: '0f1e2d3c4b5a',
  });
  expect(readFigureName('a-p1280x9-0123456789ab')?.kind).toBe('picture');
  expect(writeFigureName(readFigureName(name) ?? expect.fail())).toBe(name);
});

test.each([
  'concave-mirror',
  'concave-mirror-d360x248',
  'A-d360x248-0f1e2d3c4b5a',
  'a-d0x248-0f1e2d3c4b5a',
  'a-d360x24800-0f1e2d3c4b5a',
  'a-x360x248-0f1e2d3c4b5a',
  '../a-d360x248-0f1e2d3c4b5a',
  `${'a'.repeat(61)}-d360x248-0f1e2d3c4b5a`,
])("a figure's name is not %j", (other) => expect(readFigureName(other)).toBeNull());

test("a figure's name starts with words in any script", () => {
  expect(figureSlugOf('Ray diagram (Concave).svg')).toBe('ray-diagram-concave-svg');
  expect(figureSlugOf('Élève 2')).toBe('eleve-2');
  expect(figureSlugOf('चित्र')).toBe('figure');
  fc.assert(
    fc.property(fc.string(), (words) => {
      const made = writeFigureName({
        slug: figureSlugOf(words),
        kind: 'drawing',
        width: 1,
        height: 1,
        hash: '0'.repeat(12),
      });
      expect(readFigureName(made)).not.toBeNull();
    }),
  );
});

test('a figure in a text is alone on its line', () => {
  expect(readFigureLine(line)).toEqual({ name, caption: 'At C', description: 'An arrow stands at C.' });
  expect(figuresIn(`Text.\n\n${line}\n\nMore ${line}`)).toHaveLength(1);
});

test('a figure in a text has its natural width, or is narrow', () => {
  const narrow = `![At C](${name}#narrow "An arrow stands at C.")`;
  const figure = { name, caption: 'At C', description: 'An arrow stands at C.' };
  expect(readFigureLine(narrow)).toStrictEqual({ ...figure, isNarrow: true });
  expect(readFigureLine(line)).toStrictEqual(figure);
  expect(writeFigureLine({ ...figure, isNarrow: true })).toBe(narrow);
  expect(writeFigureLine({ ...figure, isNarrow: false })).toBe(line);
  expect(shownFiguresIn(narrow)).toEqual([{ ...figure, isNarrow: true }]);
  expect(renameFigures(narrow, () => 'b-d1x1-0123456789ab')).toBe(
    '![At C](b-d1x1-0123456789ab#narrow "An arrow stands at C.")',
  );
});

test('a figure in a text shows its labels, or letters in their place', () => {
  const lettered = `![At C](${name}#letters "An arrow stands at C.")`;
  const figure = { name, caption: 'At C', description: 'An arrow stands at C.', hasLetters: true };
  expect(readFigureLine(lettered)).toStrictEqual(figure);
  expect(writeFigureLine(figure)).toBe(lettered);
  expect(figureTargets(name).map((target) => line.replace(name, target))).toContain(lettered);
});

test.each([
  `![At C](${name}# "x")`,
  `![At C](${name}#wide "x")`,
  `![At C](${name}#narrow#narrow "x")`,
  `![At C](${name} #narrow "x")`,
  `![At C](#narrow "x")`,
  `text ${line}`,
  `${line} text`,
  `![At C](${name})`,
  `![At C](https://example.org/a.png "x")`,
  `![At [C]](${name} "x")`,
  `![At C](${name} "x" )x`,
  `![At\nC](${name} "x")`,
  `![At C](${name} "x\r\ny")`,
])('a figure in a text is not %j', (text) => expect(readFigureLine(text)).toBeNull());

test('a figure in a text survives writing and reading, whatever its words are', () => {
  const words = fc.string().map((text) => text.replaceAll(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(words, words, fc.constantFrom({}, { isNarrow: true }), (caption, description, width) => {
      const figure = { name, caption, description, ...width };
      const line = writeFigureLine(figure);
      expect(readFigureLine(line)).toStrictEqual(figure);
      if (description !== '')
        expect(figureNamesInJson(JSON.stringify([{ content: `Text\n${line}\n` }]))).toContain(name);
    }),
  );
});

test('a figure in a text keeps the formulas of its caption', () => {
  const caption = 'Angle $\\theta = \\frac{x_1}{2}$';
  const written = `![${caption}](${name} "x")`;
  expect(readFigureLine(written)?.caption).toBe(caption);
  expect(writeFigureLine({ name, caption, description: 'x' })).toBe(written);
});

test('a figure in a text can be renamed without any other change', () => {
  expect(renameFigures(`a\r\n${line}\nb`, () => 'b-d1x1-0123456789ab')).toBe(
    'a\r\n![At C](b-d1x1-0123456789ab "An arrow stands at C.")\nb',
  );
  expect(renameFigures(line, () => null)).toBe(line);
});

test('a figure in a text is parsed in linear time', () => {
  for (const text of ['!['.repeat(50_000), `![${'\\'.repeat(100_000)}`, `![a](${'a'.repeat(100_000)} "`])
    expect([...figuresIn(text), ...figureNamesInJson(text)]).toEqual([]);
});

test("the requirements for a figure are a stored name, a caption and a description for those who can't see it", () => {
  const whole = { name, caption: 'At C', description: 'An arrow' };
  expect(figureIssue(whole)).toBeNull();
  expect(figureIssue({ ...whole, name: 'at-c' })).toBe('name');
  expect(figureIssue({ ...whole, caption: '' })).toBe('caption');
  expect(figureIssue({ ...whole, description: '' })).toBe('description');
  expect(figureIssue({ ...whole, caption: 'a'.repeat(301) })).toBe('captionLength');
  expect(figureIssue({ ...whole, description: 'a'.repeat(2_001) })).toBe('descriptionLength');
});

test('the requirements for a figure are met by a long description: screen readers read one sentence, the rest on demand', () => {
  expect(describeFigure('Short.')).toEqual({ short: 'Short.', long: null });
  const long = `${'First sentence here. '.repeat(14)}${'And a last one. '.repeat(10)}`.trim();
  const { short, long: rest } = describeFigure(long);
  expect(short.length).toBeLessThanOrEqual(300);
  expect(short.endsWith('.')).toBe(true);
  expect(rest).toBe(long);
});
