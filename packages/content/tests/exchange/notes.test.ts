import * as contentMessages from '@repo/contracts/messages/content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCards, readGift, readNotes, writeNotes } from '#src/exchange/index.ts';

it('notes in markdown become topics with pages', () => {
  const { rows } = readNotes(
    '# Ohm\n<!-- description: The law -->\n\nPage **one**.\n\n<!-- page -->\n\nPage two.\n\n---\nPage three.\n# Power\n## Units ##\nWatt\n### Small\n##### Smaller\n',
  );
  expect(rows.map(({ item }) => item)).toEqual([
    { name: 'Ohm', description: 'The law', pages: ['Page **one**.', 'Page two.', 'Page three.'] },
    { name: 'Power', description: '', pages: ['## Units\nWatt\n### Small\n### Smaller'] },
  ]);
  expect(rows[1]?.losses[0]).toBe('Headings below the third level are kept as those of the third');
});

it('notes in markdown become one topic from a topic file of the library', () => {
  const { rows } = readNotes('---\nname: Light\ndescription: Rays\n---\nOne.\n\n<!-- page -->\n\nTwo.\n');
  expect(rows[0]?.item).toEqual({ name: 'Light', description: 'Rays', pages: ['One.', 'Two.'] });
});

it('notes in markdown are rejected as a whole if they do not start with a topic', () => {
  expect(readNotes('Just text\n').problems[0]).toContain("such as '# Ohm's law'");
});

it('notes in markdown report missing names, empty pages and signs that students would see', () => {
  const { rows } = readNotes('# \nText\n# Two\none\n<!-- page -->\n<!-- page -->\ntwo\n# Three\n[a](b)\n');
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['Please enter a topic name'],
    ["A page of 'Two' is empty"],
    [],
  ]);
  expect(rows[2]?.losses[0]).toContain('a link or an image');
});

it('the notes reader strips the closing signs of a heading, but not those of its name', () => {
  const names = readNotes('# Two ##\n# C#\n# Keys # #\n').rows.map(({ text }) => text);
  expect(names).toEqual(['Two', 'C#', 'Keys #']);
});

it('notes are unchanged after export and import, whatever they contain', () => {
  const line = fc.constantFrom(
    'text',
    '# no topic',
    '## a heading',
    '### another one ##',
    '##  two blanks',
    '#### no heading',
    '| a | b |',
    '\\# slash',
    '<!-- page -->',
    '<!-- description: x -->',
    '---',
    '***',
    '- item',
    '',
    '1. one',
    '**b** $x$',
  );
  const page = fc
    .array(line, { minLength: 1, maxLength: 6 })
    .map((lines) => lines.join('\n').trim())
    .filter((text) => text !== '');
  const topic = fc.record({
    name: fc.constantFrom('Ohm', 'Light & sound', 'प्रकाश', 'C#', 'A #', '# 1 ##', '##'),
    description: fc.constantFrom('', 'In one line'),
    pages: fc.array(page, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(topic, { minLength: 1, maxLength: 4 }), (topics) => {
      const { rows, problems } = readNotes(writeNotes(topics).text);
      expect(problems).toEqual([]);
      expect(rows.map(({ item }) => item)).toEqual(topics);
    }),
  );
});

it.each([
  'one\n  <!-- page -->\ntwo',
  'one\n\t<!-- page -->\n\\  <!-- page -->',
  'one\n  \\<!-- page -->',
  '  # x\ntwo',
  '  <!-- extra -->\ntwo',
  '  <!-- description: x -->\ntwo',
  '\u00a0---\ntwo',
])('the exported page %j is unchanged after import', (page) => {
  const topics = [{ name: 'Ohm', description: '', pages: [page, 'last'] }];
  const { rows } = readNotes(writeNotes(topics).text);
  expect(rows.map(({ item }) => item)).toEqual([
    { name: 'Ohm', description: '', pages: [page.trim(), 'last'] },
  ]);
});

it('the import rejects only the entry whose lists nest deeper than a screen shows', () => {
  const deep = '- '.repeat(7);
  expect(readNotes(`# A\n${deep}x\n# B\n- x`).rows.map(({ problems }) => problems)).toEqual([
    [contentMessages.listTooDeep],
    [],
  ]);
  expect(readCards(`q,${deep}x\n`).rows[0]?.problems).toEqual([contentMessages.listTooDeep]);
  expect(readGift(`${deep}x { =a ~b }`).rows[0]?.problems).toEqual([contentMessages.listTooDeep]);
});
