import { expect, it } from 'vitest';
import { levelOf, listed, numberingOf, paragraph, run } from '#src/testing/make-document.ts';
import { linesOf, read } from './documents.ts';

const numbering = numberingOf([levelOf(0, 'decimal', '%1.'), levelOf(1, 'upperLetter', '%2.')]);

it('a document of Word is read, with its runs cut by the spelling check', async () => {
  const body = `<w:p w14:paraId="1A" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w:pPr><w:pStyle w:val="ListParagraph"/>${listed(1)}<w:rPr><w:b/><w:lang w:val="en-IN"/></w:rPr></w:pPr><w:bookmarkStart w:id="0" w:name="_GoBack"/><w:proofErr w:type="spellStart"/>${run('Un', '<w:lang w:val="en-IN"/>')}<w:proofErr w:type="spellEnd"/><w:r><w:lastRenderedPageBreak/><w:t>it?</w:t></w:r><w:bookmarkEnd w:id="0"/></w:p><w:sectPr><w:pgSz w:w="11906"/></w:sectPr>`;
  expect(await linesOf({ numbering, body })).toEqual(['1. Unit?']);
});

it('a document of Google Docs, which sets every property, is read', async () => {
  const plain =
    '<w:b w:val="0"/><w:i w:val="0"/><w:u w:val="none"/><w:color w:val="000000"/><w:shd w:fill="auto" w:val="clear"/><w:vertAlign w:val="baseline"/><w:rtl w:val="0"/>';
  const body =
    paragraph(run('Unit?', plain), listed(1)) +
    paragraph(run('volt', plain), listed(1, 1)) +
    paragraph(run('ohm', `<w:b w:val="1"/><w:rtl w:val="0"/>`), listed(1, 1));
  const { html, losses } = await read({ numbering, body });
  expect(html).toBe('<p>1. Unit?</p><p>A. volt</p><p>B. <b>ohm</b></p>');
  expect(losses).toEqual([]);
});

it('a document of LibreOffice, with its highlight twice and lists in styles, is read', async () => {
  const styles = `<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="Heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="ListNumber"><w:name w:val="List Number"/><w:pPr>${listed(1)}</w:pPr></w:style>`;
  const mark = '<w:highlight w:val="yellow"/><w:shd w:fill="FFFF00" w:val="clear"/>';
  const body =
    paragraph('Light', '<w:pStyle w:val="Heading1"/>') +
    paragraph(run('Unit?'), '<w:pStyle w:val="ListNumber"/>') +
    paragraph(run('B. ohm', mark));
  const { html, losses } = await read({ numbering, styles, body });
  expect(html).toBe('<p>Light</p><p>1. Unit?</p><p>B. <b>ohm</b></p>');
  expect(losses).toEqual([{ kind: 'highlighted', words: 'B. ohm' }]);
});

it('a document of WPS Office, whose styles have numbers for names, is read', async () => {
  const styles = `<w:style w:type="paragraph" w:default="1" w:styleId="1"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 1"/><w:basedOn w:val="1"/></w:style>`;
  const body = `${paragraph('Light', '<w:pStyle w:val="2"/>')}${paragraph('Rays', '<w:pStyle w:val="1"/>')}`;
  expect((await read({ styles, body }, 'notes')).html).toBe('<h1>Light</h1><p>Rays</p>');
});

it('a document with other prefixes, or the namespaces of strict Open XML, is read', async () => {
  const uri = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
  const document = `<x:document xmlns:x="${uri}"><x:body><x:p><x:r><x:t>Unit?</x:t></x:r></x:p></x:body></x:document>`;
  const files = { 'word/document.xml': Buffer.from(document) };
  expect(await linesOf({ body: '', files })).toEqual(['Unit?']);
});

it("a document's text is found where the relationships say it is", async () => {
  const root =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/officeDocument" Target="/word/document2.xml"/></Relationships>';
  const document =
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Here</w:t></w:r></w:p></w:body></w:document>';
  const files = { '_rels/.rels': Buffer.from(root), 'word/document2.xml': Buffer.from(document) };
  expect(await linesOf({ body: paragraph('Not here'), files })).toEqual(['Here']);
});
