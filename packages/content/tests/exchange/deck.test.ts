import { figuresIn } from '@repo/contracts/figures';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';
import { type MadeDeck, makeDeck } from '#src/testing/make-deck.ts';

const png = (text: string) => Buffer.from(`\x89PNG${text}`, 'latin1');
const sourceOf = async (deck: MadeDeck) => ({
  fileBase64: Buffer.from(await makeDeck(deck)).toString('base64'),
});
const given = { format: 'csv' } as const;

const deck: MadeDeck = {
  notes: [
    ['H<sub>2</sub>O is?', '<b>water</b>', '', 'See <i>oceans</i>'],
    ['Look <img src="a b.png">', "[sound:x.mp3]the ray &amp; its <img src='none.png'>"],
    ['{{c1::Paris}} lies at the {{c2::Seine::river}}', ''],
    ['Not a picture <img src="text.png">', '\\(E=mc^2\\)'],
  ],
  media: { 'a b.png': png('one'), 'text.png': Buffer.from('hello'), 'x.mp3': Buffer.from('sound') },
};

describe.each([
  ['in its old form', false],
  ['in its new form, beside a note that says to update', true],
])('an Anki deck %s', (_, isNew) => {
  it('an Anki deck becomes cards: the first field is the question, the others the answer, with formats, formulas and gaps', async () => {
    const preview = await runImportTask('preview', {
      ...given,
      kind: 'flashcards',
      source: await sourceOf({ ...deck, isNew }),
    });
    expect(preview.problems).toEqual([]);
    expect(preview.rows.map(({ text, parts }) => [text, parts[0]?.text])).toEqual([
      ['$\\ce{H2O}$ is?', '**water**\n\nSee *oceans*'],
      ['Look\n\n[a b]', 'the ray & its'],
      ['[…] lies at the [river]', 'Paris lies at the Seine'],
      ['Not a picture', '$E=mc^2$'],
    ]);
    expect(preview.rows.map(({ losses }) => losses)).toEqual([
      [],
      ['Sounds are not kept', 'Images are not kept'],
      ['Gaps ({{c1::…}}) become blanks in the question; the answer has the words'],
      ['Images are not kept'],
    ]);
    expect(preview.losses).toEqual(['Decks, tags, and when cards were learned are not kept']);
    expect(preview.notices).toEqual([
      '1 picture becomes a figure. Say what it shows: now it is the name of its file',
    ]);
    expect([preview.form, preview.total]).toEqual([{ separator: null, isHtml: true }, 4]);
  });

  it.each([
    ['{{#Word}}<b>{{hint:Word}}</b>{{/Word}} {{Extra}}', 'cell', 'B1-01\n\na small room'],
    ['{{Word}} {{Number}}', 'B1-01', 'cell\n\na small room'],
    ['{{FrontSide}}', 'B1-01', 'cell\n\na small room'],
  ])('an Anki deck becomes cards that ask the field of the front %s', async (question, front, back) => {
    const type = { fields: ['Number', 'Word', 'Meaning'], question };
    const source = await sourceOf({ notes: [['B1-01', 'cell', 'a small room']], type, isNew });
    const { rows } = await runImportTask('preview', { ...given, kind: 'flashcards', source });
    expect(rows.map(({ text, parts }) => [text, parts[0]?.text])).toEqual([[front, back]]);
  });

  it('an Anki deck imports the pictures that its cards show', async () => {
    const answer = await runImportTask('flashcards', {
      ...given,
      source: await sourceOf({ ...deck, isNew }),
    });
    if ('error' in answer) throw new Error(answer.error);
    const [figure] = figuresIn(answer.items[1]?.question ?? '');
    expect(figure).toMatchObject({ caption: 'a b', description: 'a b' });
    expect(answer.pictures.map(({ name, words }) => [name, words])).toEqual([[figure?.name, 'a b']]);
    expect(Buffer.from(answer.pictures[0]?.bytes ?? [])).toEqual(png('one'));
  });
});

it('an Anki deck with unreadable pictures still imports its cards', async () => {
  const broken = Buffer.from('28b52ffd0050ffff', 'hex');
  const notes = [['<img src="a.png">Which?', 'b']];
  for (const made of [
    { notes, media: { 'a.png': png('') }, hasBrokenList: true },
    { notes, media: { 'a.png': broken } },
  ]) {
    const preview = await runImportTask('preview', {
      ...given,
      kind: 'flashcards',
      source: await sourceOf(made),
    });
    expect(preview.rows.map(({ text, losses }) => [text, losses])).toEqual([
      ['Which?', ['Images are not kept']],
    ]);
  }
});

it('a large Anki deck is imported in parts, with the number to continue from', async () => {
  const source = await sourceOf({ notes: Array.from({ length: 1_500 }, (_, n) => [`q${n + 1}`, 'a']) });
  const first = await runImportTask('preview', { ...given, kind: 'flashcards', source });
  expect([first.rows.length, first.total, first.next]).toEqual([1_000, 1_500, 1_001]);
  const rest = await runImportTask('preview', { ...given, kind: 'flashcards', source, from: 1_001 });
  expect([rest.rows.length, rest.rows[0]?.text, rest.rows[0]?.n, rest.next]).toEqual([
    500,
    'q1001',
    1_001,
    null,
  ]);
});

const problemOf = async (bytes: Uint8Array, kind: 'flashcards' | 'questions' | 'notes' = 'flashcards') => {
  const format = kind === 'notes' ? 'markdown' : 'csv';
  const source = { fileBase64: Buffer.from(bytes).toString('base64') };
  return (await runImportTask('preview', { kind, format, source })).problems[0];
};
const zip = (name: string) => zipSync({ [name]: Buffer.from('x') });
it.each([
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xlsx'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'copy its text'],
  ['a picture', png(''), 'picture'],
  ['a Word document', zip('word/document.xml'), 'Word document'],
  ['a saved library', zip('physics/subject.yaml'), 'Add a library'],
  ['the XML of Moodle', Buffer.from('<?xml version="1.0"?>\n<quiz>'), 'import it under Tests'],
  ['a QTI package', zip('imsmanifest.xml'), 'import it under Tests'],
  ['a document with formats', Buffer.from('{\\rtf1 a'), 'save it as .docx'],
  ['a web page', Buffer.from('<!DOCTYPE html><table>'), 'copy its table'],
  ['a damaged zip', Buffer.from('PK\x03\x04\0\0'), 'damaged or not whole'],
  ['a zip of other files', zip('paper.pdf'), 'unpack it'],
  ['a deck without notes', zip('collection.anki2'), 'export it again'],
])(
  'a file in a format that cannot be imported such as %s is rejected with advice',
  async (_, bytes, advice) => {
    expect(await problemOf(bytes)).toContain(advice);
  },
);

it('a file in a format that cannot be imported under this kind is rejected with the kind that can import it', async () => {
  const source = await makeDeck({ notes: [['a', 'b']] });
  expect(await problemOf(source, 'questions')).toContain('import it as flashcards');
  expect(await problemOf(source, 'notes')).toContain('import it as flashcards');
});

it('a file in a format that cannot be imported because it is over 1 MB of text is rejected', async () => {
  expect(await problemOf(Buffer.alloc(1_000_001, 'a'))).toContain('at most 1 MB');
});
