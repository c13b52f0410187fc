import { readNotes } from '@repo/content/exchange';
import {
  levelOf,
  listed,
  numberingOf,
  paragraph,
  pictureRun,
  run,
  tableOf,
} from '@repo/content/testing/make-document';
import { describe, expect, it } from 'vitest';
import { notesOfDocument } from '#src/import-export/notes-of-document.ts';
import { replyOf } from './read-documents.ts';

const styles =
  '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>' +
  [1, 2, 3]
    .map((n) => `<w:style w:type="paragraph" w:styleId="H${n}"><w:name w:val="heading ${n}"/></w:style>`)
    .join('');
const styled = (style: string, text: string) => paragraph(text, `<w:pStyle w:val="${style}"/>`);
const numbering = numberingOf([levelOf(0, 'decimal', '%1.'), levelOf(1, 'bullet', 'o')]);
const media = { rId7: { name: 'image1.png', bytes: Buffer.from('\x89PNG', 'latin1') } };

/** The topics that the import finds in a document. */
async function topicsOf(...body: string[]) {
  const reply = await replyOf({ styles, numbering, media, body: body.join('') }, 'notes');
  const { text, notices } = await notesOfDocument(reply, 'light_notes.docx');
  const topics = readNotes(text).rows.map(({ text: name, parts }) => [
    name,
    ...parts.map((page) => page.text),
  ]);
  return { topics, notices };
}

describe('notes in Word', () => {
  it('notes in Word become topics at main headings, sub-headings at the others, and pages at page breaks', async () => {
    const { topics, notices } = await topicsOf(
      styled('H1', 'Reflection'),
      paragraph('Light comes back.'),
      styled('H2', 'Laws'),
      paragraph('There are two.'),
      paragraph(`<w:r><w:br w:type="page"/></w:r>${run('Page two')}`),
      styled('H3', 'Small'),
      paragraph('More.'),
      styled('H1', 'Refraction'),
    );
    expect(topics).toEqual([
      ['Reflection', 'Light comes back.\n\n## Laws\n\nThere are two.', 'Page two\n\n## Small\n\nMore.'],
      ['Refraction'],
    ]);
    expect(notices).toEqual([]);
  });

  it('notes in Word keep lists, tables, pictures and formulas', async () => {
    const formula = '<m:oMathPara><m:oMath><m:r><m:t>v=u+at</m:t></m:r></m:oMath></m:oMathPara>';
    const { topics } = await topicsOf(
      styled('H1', 'Motion'),
      paragraph('One', listed(1)),
      paragraph('below', listed(1, 1)),
      paragraph('Two', listed(1)),
      paragraph(run('See') + pictureRun('rId7', 'A graph')),
      tableOf([
        [paragraph('t'), paragraph('v')],
        [paragraph('0'), paragraph('5')],
      ]),
      paragraph(formula),
    );
    const [, page = ''] = topics[0] ?? [];
    expect(page.replace(/\([a-z0-9-]+ /, '(name ')).toBe(
      '1. One\n   - below\n2. Two\n\nSee\n\n![A graph](name "A graph")\n\n| t | v |\n| --- | --- |\n| 0 | 5 |\n\n$$\nv = u + a t\n$$',
    );
  });

  it('notes in Word escape lines that look like notes-file syntax', async () => {
    const { topics } = await topicsOf(styled('H1', 'Signs'), paragraph('---'), paragraph('<!-- page -->'));
    expect(topics).toHaveLength(1);
    expect(topics[0]).toHaveLength(2);
  });

  it('notes in Word become one topic named after the file when they have no headings', async () => {
    const { topics, notices } = await topicsOf(paragraph('Light bends.'));
    expect(topics).toEqual([['light notes', 'Light bends.']]);
    expect(notices[0]?.text).toContain('The document has no headings');
  });

  it.each([
    ['a title', styled('Title', 'Light')],
    ['the only heading of its level', styled('H1', 'Light')],
  ])('notes in Word leave out %s above the topics, and say so', async (_, title) => {
    const level = title.includes('H1') ? 'H2' : 'H1';
    const rest = ['One', 'Two'].flatMap((name) => [styled(level, name), paragraph('Text.')]);
    const { topics, notices } = await topicsOf(title, ...rest);
    expect(topics).toEqual([
      ['One', 'Text.'],
      ['Two', 'Text.'],
    ]);
    expect(notices).toEqual([
      { text: 'The title is left out: the chapter has its own name.', places: ['Light'] },
    ]);
  });

  it('notes in Word get a topic for the text above their first heading', async () => {
    const { topics } = await topicsOf(styled('Title', 'Light'), paragraph('Before.'), styled('H1', 'One'));
    expect(topics).toEqual([['Light', 'Before.'], ['One']]);
  });
});
