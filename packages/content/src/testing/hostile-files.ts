import { unzipSync, zipSync } from 'fflate';
import { makeDeck, zstdBomb } from './make-deck.ts';
import { makeWorkbook, textRow } from './make-workbook.ts';

const megabytes = (count: number, text = 'A') => Buffer.alloc(count * 1_000_000, text);

/** A workbook with one of its files replaced. */
const withFile = async (path: string, content: Uint8Array) => {
  const sheets = [{ name: 'Cards', rows: textRow(1, ['a', 'b']) }];
  return zipSync({ ...unzipSync(makeWorkbook({ sheets })), [path]: content });
};
const strings = (inside: Uint8Array) =>
  Buffer.concat([Buffer.from('<sst><si><t>'), inside, Buffer.from('</t></si></sst>')]);
const sheet = (rows: string) => Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

const manifest = (count: number) =>
  Buffer.from(
    `<manifest><resources>${Array.from({ length: count }, (_, n) => `<resource type="imsqti_item_xmlv2p1" href="${n + 1}.xml"/>`).join('')}</resources></manifest>`,
  );
const items = (count: number, size: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `${n + 1}.xml`,
      Buffer.concat([
        Buffer.from('<assessmentItem><itemBody>'),
        megabytes(size, '<p>a</p>'),
        Buffer.from('</itemBody></assessmentItem>'),
      ]),
    ]),
  );

/** Small workbooks, decks and packages of questions that unpack to the largest size, or are the slowest to parse. */
export const hostileFiles: {
  name: string;
  kind?: 'questions';
  pack: () => Uint8Array | Promise<Uint8Array>;
}[] = [
  {
    name: 'workbook: 60 MB of texts in 60 KB',
    pack: () => withFile('xl/sharedStrings.xml', strings(megabytes(60))),
  },
  {
    name: 'workbook: 19 MB of texts',
    pack: () => withFile('xl/sharedStrings.xml', strings(megabytes(19))),
  },
  {
    name: 'workbook: 19 MB of empty cells',
    pack: () => withFile('xl/worksheets/sheet1.xml', sheet(`<row>${'<c/>'.repeat(4_700_000)}</row>`)),
  },
  {
    name: 'workbook: rows that are too many',
    pack: () => withFile('xl/worksheets/sheet1.xml', sheet('<row><c><v>1</v></c></row>'.repeat(700_000))),
  },
  {
    name: 'workbook: struck-out rows and hidden columns that are too many',
    pack: async () => {
      const rows = [{ name: 'Cards', rows: '' }];
      const files = unzipSync(makeWorkbook({ sheets: rows, isStruckOut: true }));
      const columns = '<col min="1" max="9" hidden="1"/>'.repeat(200_000);
      const struck = '<row><c s="1"><v>1</v></c></row>'.repeat(350_000);
      return zipSync({ ...files, 'xl/worksheets/sheet1.xml': sheet(columns + struck) });
    },
  },
  {
    name: 'workbook: tags that stay open',
    pack: () => withFile('xl/worksheets/sheet1.xml', Buffer.from('<a>'.repeat(6_000_000))),
  },
  {
    name: 'workbook: entities of entities',
    pack: () =>
      withFile(
        'xl/workbook.xml',
        Buffer.from(
          `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]><a>${'&b;'.repeat(1_000)}</a>`,
        ),
      ),
  },
  {
    name: 'deck: 2 GB of zeros in 64 KB',
    pack: async () => zipSync({ 'collection.anki21b': zstdBomb(2_000), media: Buffer.from('{}') }),
  },
  {
    name: 'deck: 60 MB of a database',
    pack: async () => zipSync({ 'collection.anki2': megabytes(60, 'SQLite format 3\0') }),
  },
  {
    name: 'deck: a database of nothing',
    pack: async () => zipSync({ 'collection.anki2': Buffer.from('SQLite format 3\0garbage'.repeat(500)) }),
  },
  {
    name: 'deck: notes that are too many',
    pack: () => makeDeck({ notes: Array.from({ length: 12_000 }, (_, n) => [`q${n}`, 'a']) }),
  },
  {
    name: 'deck: pictures that are too many',
    pack: () =>
      makeDeck({
        notes: [[Array.from({ length: 5_000 }, (_, n) => `<img src="${n}.png">`).join(''), 'a']],
        media: Object.fromEntries(
          Array.from({ length: 5_000 }, (_, n) => [`${n}.png`, Buffer.from(`\x89PNG${n}`, 'latin1')]),
        ),
      }),
  },
  {
    name: 'qti: 60 MB of an item',
    kind: 'questions',
    pack: () => zipSync({ 'imsmanifest.xml': manifest(1), '1.xml': megabytes(60) }),
  },
  {
    name: 'qti: items as large as may be',
    kind: 'questions',
    pack: () => zipSync({ 'imsmanifest.xml': manifest(5), ...items(5, 19) }),
  },
  {
    name: 'qti: items that are too many',
    kind: 'questions',
    pack: () => zipSync({ 'imsmanifest.xml': manifest(12_000), '1.xml': Buffer.from('<assessmentItem/>') }),
  },
  {
    name: 'qti 1.2: items that are too many, twice as deep as may be',
    kind: 'questions',
    pack: () =>
      zipSync({
        'imsmanifest.xml': manifest(0),
        '1.dat': Buffer.from(
          `<questestinterop>${'<item><presentation><response_lid><render_choice/></response_lid></presentation></item>'.repeat(100_000)}${'<section>'.repeat(500)}`,
        ),
        '2.dat': Buffer.from(
          `<questestinterop><item><presentation>${'<response_lid ident="a"><render_choice><response_label ident="a"/></render_choice></response_lid>'.repeat(90_000)}</presentation></item></questestinterop>`,
        ),
      }),
  },
  {
    name: 'h5p: brackets in brackets',
    kind: 'questions',
    pack: () =>
      zipSync({
        'h5p.json': Buffer.from('{"mainLibrary":"H5P.QuestionSet"}'),
        'content/content.json': Buffer.from(`{"questions":${'['.repeat(15_000_000)}`),
      }),
  },
  {
    name: 'h5p: questions that are too many',
    kind: 'questions',
    pack: () =>
      zipSync({
        'h5p.json': Buffer.from('{"mainLibrary":"H5P.SingleChoiceSet"}'),
        'content/content.json': Buffer.from(
          JSON.stringify({ choices: Array(200_000).fill({ question: 'a', answers: ['b', 'c'] }) }),
        ),
      }),
  },
  {
    name: 'moodle: formulas in 300 long texts',
    kind: 'questions',
    pack: () =>
      Buffer.from(
        `<quiz>${`<question type="essay"><questiontext><text><![CDATA[${'<math><mi>a</mi></math>'.repeat(800)}]]></text></questiontext></question>`.repeat(300)}</quiz>`,
      ),
  },
];
