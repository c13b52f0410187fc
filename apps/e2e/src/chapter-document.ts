import {
  levelOf,
  listed,
  makeDocument,
  numberingOf,
  paragraph,
  pictureRun,
  run,
  tableOf,
} from '@repo/content/testing/make-document';
import sharp from 'sharp';

const sign = (text: string) =>
  `<m:r><w:rPr><w:rFonts w:ascii="Cambria Math"/></w:rPr><m:t>${text}</m:t></m:r>`;
const fraction = (over: string, under: string) =>
  `<m:f><m:fPr/><m:num>${sign(over)}</m:num><m:den>${sign(under)}</m:den></m:f>`;
const sine = (of: string) => `<m:func><m:fName>${sign('sin')}</m:fName><m:e>${sign(of)}</m:e></m:func>`;
const formula = (...parts: string[]) => `<m:oMath>${parts.join('')}</m:oMath>`;
const block = (...parts: string[]) => paragraph(`<m:oMathPara>${formula(...parts)}</m:oMathPara>`);

const heading = (text: string, style = 'Heading1') =>
  paragraph(run(text), `<w:pStyle w:val="${style}"/><w:keepNext/>`);
const nextPage = paragraph('<w:r><w:br w:type="page"/></w:r>');
const figure = (id: string, words: string, caption: string) =>
  paragraph(pictureRun(id, words)) + paragraph(run(caption), '<w:pStyle w:val="Caption"/>');
const table = (rows: string[][]) =>
  tableOf(rows.map((cells) => cells.map((cell) => paragraph(cell)))).replace(
    '<w:tbl>',
    '<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid>',
  );

const styles = ['Title', 'Heading1', 'Heading2', 'Caption']
  .map(
    (id) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id.replace(/(\d)/, ' $1').toLowerCase()}"/></w:style>`,
  )
  .join('');

const pages: [topic: string, first: string, second: string][] = [
  [
    'Reflection of light',
    paragraph(run('Light ') + run('turns back', '<w:b/>') + run(' at a polished surface.')) +
      figure('rId11', 'A ray that meets a mirror and turns back', 'A ray at a plane mirror') +
      block(sign('i='), sign('r')),
    heading('Images', 'Heading2') +
      paragraph('A plane mirror shows an image that is:') +
      paragraph('upright', listed(2)) +
      paragraph('as large as the object', listed(2)) +
      paragraph(run('The angle ') + formula(sign('i')) + run(' is measured from the normal.')),
  ],
  [
    'Spherical mirrors',
    paragraph('A concave mirror gathers light, a convex mirror spreads it.') +
      figure('rId12', 'A concave mirror with its focus', 'The focus of a concave mirror') +
      block(sign('f='), fraction('R', '2')),
    table([
      ['Object', 'Image of a concave mirror'],
      ['beyond C', 'smaller, real'],
      ['between C and F', 'larger, real'],
      ['within F', 'larger, virtual'],
    ]) + block(fraction('1', 'v'), sign('+'), fraction('1', 'u'), sign('='), fraction('1', 'f')),
  ],
  [
    'Refraction of light',
    paragraph('Light bends where it enters another medium.') +
      block(sign('n='), fraction('c', 'v')) +
      block(sign('n='), `<m:f><m:num>${sine('i')}</m:num><m:den>${sine('r')}</m:den></m:f>`),
    paragraph(
      run('In glass ') + formula(sign('n=1.5')) + run(', in water ') + formula(sign('n=1.33')) + run('.'),
    ) +
      table([
        ['Medium', 'Refractive index'],
        ['Air', '1.0003'],
        ['Water', '1.33'],
        ['Crown glass', '1.52'],
      ]),
  ],
  [
    'Lenses',
    figure('rId13', 'A convex lens that gathers rays in its focus', 'A convex lens') +
      block(fraction('1', 'v'), sign('−'), fraction('1', 'u'), sign('='), fraction('1', 'f')),
    paragraph(run('The power ') + formula(sign('P')) + run(' of a lens is measured in dioptres.')) +
      block(sign('P='), fraction('1', 'f')) +
      block(sign('m='), fraction('v', 'u')),
  ],
];

/** The right options of the questions, by letter. */
export const chapterKeys = 'BACDABCDBADCBACDBACDABCDB';
const units = ['metre', 'dioptre', 'joule', 'kelvin'];
const questions = [...chapterKeys].map(
  (_, at) =>
    paragraph(`Which unit stands at place ${at + 1} of the list?`, listed(1)) +
    units.map((unit) => paragraph(`${unit} ${at + 1}`, listed(1, 1))).join(''),
);
const keys = [...chapterKeys].map((key, at) => `${at + 1}-${key.toLowerCase()}`).join(', ');

/** A chapter as a teacher has it: ten pages of notes and questions, the key at the end. */
export async function chapterDocument() {
  const colours = ['#2b8', '#28b', '#b82'];
  const media = await Promise.all(
    colours.map(
      async (background, at): Promise<[string, { name: string; bytes: Uint8Array }]> => [
        `rId1${at + 1}`,
        {
          name: `image${at + 1}.png`,
          bytes: await sharp({ create: { width: 600, height: 300, channels: 3, background } })
            .png()
            .toBuffer(),
        },
      ],
    ),
  );
  const topics = pages.map(([name, first, second]) => heading(name) + first + nextPage + second);
  const body = [
    heading('Light', 'Title'),
    topics.join(nextPage),
    nextPage,
    heading('Exercises'),
    ...questions.slice(0, 13),
    nextPage,
    ...questions.slice(13),
    paragraph('Answer key'),
    paragraph(keys),
  ];
  const numbering = numberingOf(
    [levelOf(0, 'decimal', '%1.'), levelOf(1, 'lowerLetter', '(%2)')],
    [levelOf(0, 'bullet', '•')],
  );
  const buffer = Buffer.from(
    makeDocument({ body: body.join(''), styles, numbering, media: Object.fromEntries(media) }),
  );
  return {
    name: 'Light.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer,
  };
}
