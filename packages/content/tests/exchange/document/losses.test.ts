import { expect, it } from 'vitest';
import { paragraph, pictureRun, run, tableOf } from '#src/testing/make-document.ts';
import { linesOf, read } from './documents.ts';

const png = Buffer.from('\x89PNG\r\n', 'latin1');
const media = { rId7: { name: 'image1.png', bytes: png } };
const question = run('Which lens is this?');

it('the losses of a Word document name the words around a loss, without those of a box beside it', async () => {
  const box = `<w:r><w:pict><v:textbox><w:txbxContent>${paragraph('In a box')}</w:txbxContent></v:textbox></w:pict></w:r>`;
  const { losses } = await read({
    body: paragraph(`${question}${box}<w:r><w:commentReference w:id="1"/></w:r>`),
  });
  expect(losses).toEqual([
    { kind: 'textBoxes', words: 'In a box' },
    { kind: 'comments', words: 'Which lens is this?' },
  ]);
});

it('a Word document is read with tracked additions and without tracked deletions', async () => {
  const body =
    paragraph(
      `${run('Unit of ')}<w:del w:id="1"><w:r><w:delText>power</w:delText></w:r></w:del><w:ins w:id="2">${run('energy')}</w:ins>`,
    ) +
    `<w:p><w:pPr><w:rPr><w:del w:id="3"/></w:rPr></w:pPr>${run('One ')}</w:p>${paragraph('line')}` +
    `<w:tbl><w:tr><w:trPr><w:del w:id="4"/></w:trPr><w:tc>${paragraph('gone')}</w:tc></w:tr><w:tr><w:tc>${paragraph('here')}</w:tc></w:tr></w:tbl>` +
    `<w:moveFrom>${run('moved')}</w:moveFrom>`;
  expect(await linesOf({ body })).toEqual(['Unit of energy', 'One line', 'here']);
  expect((await read({ body })).losses).toEqual([{ kind: 'tracked', words: 'Unit of energy' }]);
});

it.each([
  ['hidden text', { body: paragraph(question + run('Answer: b', '<w:vanish/>')) }, 'hidden', 'Answer: b'],
  [
    'a footnote',
    {
      body: paragraph(`${question}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      footnotes: `<w:footnote w:id="2">${paragraph('From NCERT.')}</w:footnote>`,
    },
    'footnotes',
    'From NCERT.',
  ],
  [
    'a comment',
    { body: paragraph(`${question}<w:r><w:commentReference w:id="1"/></w:r>`) },
    'comments',
    'Which lens is this?',
  ],
  [
    'a text box',
    {
      body: paragraph(
        `${question}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${paragraph('In a box')}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${paragraph('In a box')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
    },
    'textBoxes',
    'In a box',
  ],
  [
    'a formula of MathType',
    {
      body: paragraph(
        `${question}<w:r><w:object><v:shape><v:imagedata r:id="rId7"/></v:shape><o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>`,
      ),
      media,
    },
    'formulas',
    'Which lens is this?',
  ],
  [
    'a formula field',
    { body: paragraph(`${question}<w:r><w:instrText> EQ \\f(1,2) </w:instrText></w:r>`) },
    'formulas',
    'Which lens is this?',
  ],
  [
    'a drawn line',
    { body: paragraph(`${question}<w:r><w:drawing><wps:wsp><a:ln/></wps:wsp></w:drawing></w:r>`) },
    'drawings',
    'Which lens is this?',
  ],
  [
    'a link',
    {
      body: paragraph(`${question}<w:hyperlink r:id="rId9">${run('a page')}</w:hyperlink>`),
      links: { rId9: 'https://example.org' },
    },
    'links',
    'a page',
  ],
  ['words that are struck out', { body: paragraph(question + run('old', '<w:strike/>')) }, 'struck', 'old'],
  [
    'the head of a page',
    { body: paragraph(question), header: paragraph('Class X, set A') },
    'edges',
    'Class X, set A',
  ],
  [
    'Hindi in a font of its own',
    { body: paragraph(question + run('fo|qr', '<w:rFonts w:ascii="Kruti Dev 010"/>')) },
    'signFonts',
    'fo|qr',
  ],
  [
    'a picture of a kind that browsers lack',
    {
      body: paragraph(question + pictureRun('rId7')),
      media: { rId7: { name: 'image1.emf', bytes: Buffer.from('\x01\0\0\0') } },
    },
    'pictures',
    'Which lens is this?',
  ],
  [
    'a picture that is elsewhere',
    { body: paragraph(question + pictureRun('rId9')), links: { rId9: 'https://example.org/a.png' } },
    'linkedPictures',
    'Which lens is this?',
  ],
])('the losses of a Word document name %s with the words around it', async (_, made, kind, words) => {
  const { losses, html } = await read(made);
  expect(losses).toEqual([{ kind, words }]);
  expect(html).toContain('Which lens is this?');
  if (kind === 'struck') expect(html).not.toContain(words);
});

it('a Word document shows a picture as a figure below its text, with its description', async () => {
  const { html, pictures, losses } = await read({
    media,
    body: paragraph(question + pictureRun('rId7', 'A convex lens\nDescription automatically generated')),
  });
  const [picture] = pictures;
  expect(picture).toMatchObject({ words: 'A convex lens', bytes: png });
  expect(html).toBe(
    `<p>Which lens is this?</p><figure data-figure="${picture?.name}" data-caption="A convex lens" data-description="A convex lens"></figure>`,
  );
  expect(losses).toEqual([]);
});

it('the losses of a Word document include missing descriptions, and cropped pictures that show in full', async () => {
  const { losses, pictures } = await read({
    media,
    body: paragraph(question + pictureRun('rId7', 'C:\\ray.png', '<a:srcRect l="25000"/>')),
  });
  expect(losses.map(({ kind }) => kind)).toEqual(['croppedPictures', 'undescribedPictures']);
  expect(pictures.map(({ words }) => words)).toEqual(['Picture 1']);
});

it('a Word document shows pictures inside a table of notes below the table', async () => {
  const body = tableOf([[paragraph('Lens'), paragraph(pictureRun('rId7', 'A lens'))]]);
  const { html, losses } = await read({ media, body }, 'notes');
  expect(html).toMatch(/^<table><tr><td><p>Lens<\/p><\/td><td><\/td><\/tr><\/table><figure /);
  expect(losses).toEqual([{ kind: 'tablePictures', words: 'Lens' }]);
});

it('a Word document shows symbols as the signs that their fonts show', async () => {
  const body = paragraph(
    `<w:r><w:sym w:font="Symbol" w:char="F070"/></w:r>${run(' q ', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>')}<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>`,
  );
  expect(await linesOf({ body })).toEqual(['π θ ✓']);
  expect((await read({ body })).losses).toEqual([]);
});

it('a Word document is read without its table of contents', async () => {
  const body = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph('Light 1')}</w:sdtContent></w:sdt><w:sdt><w:sdtContent>${paragraph('Text')}</w:sdtContent></w:sdt>`;
  expect(await linesOf({ body }, 'notes')).toEqual(['Text']);
  expect((await read({ body }, 'notes')).losses).toEqual([{ kind: 'contents', words: '' }]);
});
