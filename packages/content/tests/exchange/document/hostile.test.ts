import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openDocument } from '#src/exchange/document/open-document.ts';
import { makeDocument, paragraph, tableOf } from '#src/testing/make-document.ts';
import { makeWorkbook } from '#src/testing/make-workbook.ts';

const errorOf = async (bytes: Uint8Array) => {
  const answer = await openDocument(bytes, 'questions');
  return 'error' in answer ? answer.error : null;
};
const oldFile = (part: string) =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(part, 'utf16le')]);
const inDocument = (content: string) =>
  makeDocument({ body: '', files: { 'word/document.xml': Buffer.from(content) } });

it.each([
  ['an old Word document', oldFile('WordDocument'), /old Word document \(\.doc\).*save it as \.docx/],
  ['a document with a password', oldFile('EncryptedPackage'), /has a password: remove it/],
  ['a PDF', Buffer.from('%PDF-1.7'), /A PDF cannot be read: open it in Word/],
  ['RTF', Buffer.from('{\\rtf1 a}'), /RTF.*save it as \.docx/],
  ['a web page that is called a document', Buffer.from('<html><body>'), /web page/],
  ['a text', Buffer.from('Which lens?'), /isn’t a Word document/],
  ['nothing', Buffer.from(''), /isn’t a Word document/],
  ['a workbook', makeWorkbook({ sheets: [] }), /isn’t a Word document/],
  ['another zip', zipSync({ 'a.txt': Buffer.from('a') }), /isn’t a Word document/],
  ['slides', zipSync({ 'ppt/presentation.xml': Buffer.from('a') }), /slides/],
  [
    'a document of LibreOffice',
    zipSync({ mimetype: Buffer.from('a'), 'content.xml': Buffer.from('a') }),
    /save a text as \.docx/,
  ],
  ['a document without text', makeDocument({ body: paragraph(' ') }), /has no text/],
  [
    'a document whose text is in boxes alone',
    makeDocument({
      body: paragraph(
        `<w:r><w:drawing><wps:txbx><w:txbxContent>${paragraph('Which lens?')}</w:txbxContent></wps:txbx></w:drawing></w:r>`,
      ),
    }),
    /in text boxes or drawings, which can’t be read: copy it into the page/,
  ],
  ['a damaged zip', makeDocument({ body: paragraph('x') }).slice(0, 200), /damaged/],
  ['broken XML', inDocument('<w:document'), /damaged/],
  ['declared entities', inDocument('<!DOCTYPE a [<!ENTITY b "cc">]><a>&b;</a>'), /damaged/],
  [
    'an entity of another file',
    inDocument('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    /damaged/,
  ],
  [
    'elements that nest too deep',
    makeDocument({ body: '<w:ins>'.repeat(300) + '</w:ins>'.repeat(300) }),
    /damaged/,
  ],
  [
    'more text than may be',
    makeDocument({ body: paragraph('x'.repeat(4_000_001)) }),
    /more than can be read/,
  ],
  ['more elements than may be', makeDocument({ body: '<w:p/>'.repeat(500_001) }), /more than can be read/],
  [
    'a zip that unpacks to too much',
    zipSync({ 'word/document.xml': Buffer.alloc(20_000_001, ' ') }),
    /more than can be read/,
  ],
])('a file that is no readable Word document is refused with advice: %s', async (_, bytes, sentence) => {
  expect(await errorOf(bytes)).toMatch(sentence);
});

it.each([
  [
    'styles that are based on each other',
    {
      styles: '<w:style w:type="paragraph" w:styleId="a"><w:basedOn w:val="a"/></w:style>',
      body: paragraph('x', '<w:pStyle w:val="a"/>'),
    },
  ],
  [
    'spans that cover everything',
    { body: tableOf([[`<w:tcPr><w:gridSpan w:val="999999999"/></w:tcPr>${paragraph('x')}`]]) },
  ],
  [
    'a number that no list has',
    { body: paragraph('x', '<w:numPr><w:ilvl w:val="99"/><w:numId w:val="77"/></w:numPr>') },
  ],
  [
    'a count that is no number',
    {
      numbering:
        '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="99999999"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
      body: paragraph('x', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    },
  ],
  [
    'tables inside tables',
    { body: `<w:tbl><w:tr><w:tc>`.repeat(60) + paragraph('x') + '</w:tc></w:tr></w:tbl>'.repeat(60) },
  ],
  [
    'a path that leaves the document',
    {
      body: paragraph('x'),
      files: {
        'word/_rels/document.xml.rels': Buffer.from(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/styles" Target="../../../etc/passwd"/></Relationships>',
        ),
      },
    },
  ],
])('a Word document is read although it is unusual: %s', async (_, made) => {
  const answer = await openDocument(makeDocument(made), 'questions');
  expect(answer).toMatchObject({ html: expect.stringContaining('x') });
});
