import { zipSync } from 'fflate';
import {
  levelOf,
  listed,
  makeDocument,
  numberingOf,
  paragraph,
  pictureRun,
  run,
  tableOf,
} from './make-document.ts';

const formula = (inside: string) => `<m:oMath>${inside}</m:oMath>`;
const letter = '<m:r><m:t>a</m:t></m:r>';

/** Small Word documents that unpack to the largest size, or are the slowest to read. */
export const hostileDocuments: { name: string; pack: () => Uint8Array }[] = [
  {
    name: 'docx: 60 MB of blanks',
    pack: () => zipSync({ 'word/document.xml': Buffer.alloc(60_000_000, ' ') }),
  },
  {
    name: 'docx: text as long as may be',
    pack: () => makeDocument({ body: paragraph('word '.repeat(200)).repeat(3_800) }),
  },
  {
    name: 'docx: paragraphs that are too many',
    pack: () => makeDocument({ body: paragraph('a').repeat(120_000) }),
  },
  {
    name: 'docx: words that change their look',
    pack: () =>
      makeDocument({ body: paragraph(`${run('a', '<w:b/>')}${run('b', '<w:i/>')}`.repeat(60_000)) }),
  },
  {
    name: 'docx: raised signs in one word',
    pack: () =>
      makeDocument({ body: paragraph(run('2', '<w:vertAlign w:val="superscript"/>').repeat(90_000)) }),
  },
  {
    name: 'docx: items of one list',
    pack: () =>
      makeDocument({
        numbering: numberingOf([levelOf(0, 'lowerRoman', '%1.')]),
        body: paragraph('a', listed(1)).repeat(60_000),
      }),
  },
  {
    name: 'docx: cells of one table',
    pack: () => makeDocument({ body: tableOf(Array(400).fill(Array(100).fill(paragraph('a')))) }),
  },
  {
    name: 'docx: formulas that are too many',
    pack: () => makeDocument({ body: paragraph(formula(letter).repeat(60_000)) }),
  },
  {
    name: 'docx: formulas in formulas',
    pack: () => {
      const deep = `${'<m:f><m:num>'.repeat(70)}${letter}${'</m:num></m:f>'.repeat(70)}`;
      return makeDocument({ body: paragraph(formula(deep).repeat(1_500)) });
    },
  },
  {
    name: 'docx: pictures that are too many',
    pack: () =>
      makeDocument({
        media: Object.fromEntries(
          Array.from({ length: 2_000 }, (_, n) => [
            `p${n}`,
            { name: `${n}.png`, bytes: Buffer.from(`\x89PNG${n}`, 'latin1') },
          ]),
        ),
        body: Array.from({ length: 2_000 }, (_, n) => paragraph(pictureRun(`p${n}`))).join(''),
      }),
  },
];
