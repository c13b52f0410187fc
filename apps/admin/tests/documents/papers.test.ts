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
import { readPaperOf } from './read-documents.ts';

const lines = (...texts: string[]) => texts.map((text) => paragraph(text)).join('');
const media = { rId7: { name: 'image1.png', bytes: Buffer.from('\x89PNG', 'latin1') } };
const unit = ['Unit of power?', 'joule', '*watt', 'volt', 'ohm'];
const standsOut =
  '“**watt**” alone stands out: if that shows the right option, take the signs out and choose it in the form';

describe('a question paper in Word', () => {
  it.each([
    [
      '(a) in brackets',
      lines('1. Unit of power?', '(a) joule', '(b) watt', '(c) volt', '(d) ohm', 'Ans: (b)'),
    ],
    ['A. with dots', lines('Q1. Unit of power?', 'A. joule', 'B. watt', 'C. volt', 'D. ohm', 'Answer: B')],
    ['two in a line by tabs', lines('1. Unit of power?', 'A. joule\tB. watt', 'C. volt\tD. ohm', 'Ans. B')],
    [
      'four in a line by spaces',
      lines('1. Unit of power?', 'A. joule    B. watt    C. volt    D. ohm', 'Ans. B'),
    ],
    ['two columns', lines('1. Unit of power?', '(a) joule\t\t(c) volt', '(b) watt\t\t(d) ohm', 'Ans: b')],
    [
      'line ends in one paragraph',
      paragraph(
        `${run('1. Unit of power?')}${['(a) joule', '(b) watt', '(c) volt', '(d) ohm', 'Ans: b'].map((text) => `<w:r><w:br/></w:r>${run(text)}`).join('')}`,
      ),
    ],
    [
      'a table of options',
      lines('1. Unit of power?') +
        tableOf([
          [paragraph('(a)'), paragraph('joule'), paragraph('(b)'), paragraph('watt')],
          [paragraph('(c)'), paragraph('volt'), paragraph('(d)'), paragraph('ohm')],
        ]) +
        lines('Ans: b'),
    ],
    [
      'numbers in a column of a table',
      tableOf([
        [paragraph('1'), lines('Unit of power?', '(a) joule', '(b) watt', '(c) volt', '(d) ohm', 'Ans: b')],
      ]),
    ],
  ])('a question paper in Word has options as %s', async (_, body) => {
    const { questions, problems, notices } = await readPaperOf({ body });
    expect({ questions, problems, notices }).toEqual({ questions: [unit], problems: [], notices: [] });
  });

  it('a question paper in Word is read with its automatic numbers and letters', async () => {
    const numbering = numberingOf([levelOf(0, 'decimal', '%1.'), levelOf(1, 'lowerLetter', '(%2)')]);
    const options = ['joule', 'watt', 'volt', 'ohm'].map((text) => paragraph(text, listed(1, 1))).join('');
    const question = paragraph('Unit of power?', listed(1)) + options + lines('Ans: b');
    const { questions, problems } = await readPaperOf({ numbering, body: question.repeat(2) });
    expect({ questions, problems }).toEqual({ questions: [unit, unit], problems: [] });
  });

  it('a question paper in Word is read with automatic numbers in a table column', async () => {
    const numbering = numberingOf([levelOf(0, 'decimal', '%1.')]);
    const row = [
      paragraph('', listed(1)),
      lines('Unit of power?', '(a) joule', '(b) watt', '(c) volt', '(d) ohm', 'Ans: b'),
    ];
    const { questions, problems } = await readPaperOf({ numbering, body: tableOf([row, row]) });
    expect({ questions, problems }).toEqual({ questions: [unit, unit], problems: [] });
  });

  it.each([
    lines('1. (b)'),
    tableOf([[paragraph('1'), paragraph('b')]]),
    tableOf([
      [paragraph('Answer key'), paragraph('Answer key')],
      [paragraph('1'), paragraph('b')],
    ]),
  ])('a question paper in Word takes its right answers from the list at its end', async (list) => {
    const body =
      lines('1. Unit of power?', '(a) joule', '(b) watt', '(c) volt', '(d) ohm', 'Answer key') + list;
    expect((await readPaperOf({ body })).questions).toEqual([unit]);
  });

  it.each([
    ['bold', '<w:b/>', []],
    ['underlined', '<w:u w:val="single"/>', ['underlined']],
    ['highlighted', '<w:highlight w:val="yellow"/>', ['highlighted']],
    ['shaded', '<w:shd w:val="clear" w:fill="00FF00"/>', ['highlighted']],
    ['in a frame', '<w:bdr w:val="single"/>', ['highlighted']],
    ['in another colour', '<w:color w:val="FF0000"/>', ['another colour']],
  ])('a question paper in Word asks whether an option that is %s is right', async (_, look, words) => {
    const option = paragraph(run('(b) watt', look));
    const inLine = paragraph(run('(a) joule\t') + run('(b) watt', look) + run('\t(c) volt'));
    const body = lines('1. Unit?', '(a) joule') + option + lines('(c) volt', '2. Unit?') + inLine;
    const { questions, problems, notices } = await readPaperOf({ body });
    const expected = ['Unit?', 'joule', '**watt**', 'volt'];
    expect({ questions, problems }).toEqual({
      questions: [expected, expected],
      problems: [standsOut, standsOut],
    });
    expect(notices.map(({ text }) => words.every((word) => text.includes(word)))).toEqual(
      words.map(() => true),
    );
  });

  it('a question paper in Word asks whether an option with a bold letter or a shaded paragraph is right', async () => {
    const shaded = paragraph('(b) watt', '<w:shd w:val="clear" w:fill="FFFF00"/>');
    for (const option of [paragraph(run('(b)', '<w:b/>') + run(' watt')), shaded]) {
      const body = lines('1. Unit?', '(a) joule') + option + lines('(c) volt');
      const { questions, problems } = await readPaperOf({ body });
      expect({ questions, problems }).toEqual({
        questions: [['Unit?', 'joule', '**watt**', 'volt']],
        problems: [standsOut],
      });
    }
  });

  it('a question paper in Word marks no option by the italics of a whole line', async () => {
    const body =
      lines('1. Which frog?', '(a) Bufo') + paragraph(run('(b) Rana', '<w:i/>')) + lines('(c) Hyla');
    const { problems } = await readPaperOf({ body });
    expect(problems).toEqual([standsOut.replace('**watt**', '*Rana*')]);
  });

  it('a question paper in Word names the shading of an option in a cell', async () => {
    const shading = '<w:tcPr><w:shd w:val="clear" w:fill="FFFF00"/></w:tcPr>';
    const body = lines('1. Unit?') + tableOf([[paragraph('(a) joule'), shading + paragraph('(b) watt')]]);
    const { questions, notices } = await readPaperOf({ body });
    expect(questions).toEqual([['Unit?', 'joule', 'watt']]);
    expect(notices.map(({ places }) => places)).toEqual([['(b) watt']]);
  });

  it('a question paper in Word leaves out the names of the columns of a paper', async () => {
    const head = ['Q. No.', 'Question', 'Marks'].map((text) => paragraph(text));
    const row = [
      paragraph('1'),
      lines('Unit of power?', '(a) joule', '(b) watt', '(c) volt', '(d) ohm', 'Ans: b'),
    ];
    const { questions, problems } = await readPaperOf({ body: tableOf([head, [...row, paragraph('1')]]) });
    expect(questions).toEqual([unit]);
    expect(problems).toHaveLength(4);
  });

  it('a question paper in Word shows pictures of questions and of options as figures', async () => {
    const body =
      paragraph(run('1. What is shown?') + pictureRun('rId7', 'A lens')) +
      lines('(a) lens', '(b) mirror', 'Ans: a', '2. Which is convex?') +
      paragraph(run('(a) ') + pictureRun('rId7', 'First')) +
      paragraph(run('(b) ') + pictureRun('rId7', 'Second')) +
      tableOf([
        [paragraph('3'), paragraph(run('And here?') + pictureRun('rId7', 'Third')) + lines('(a) x', '(b) y')],
      ]);
    const { questions, problems } = await readPaperOf({ media, body });
    const figure = (words: string) =>
      expect.stringMatching(new RegExp(`!\\[${words}\\]\\([a-z0-9-]+ "${words}"\\)$`));
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      [figure('A lens'), '*lens', 'mirror'],
      ['Which is convex?', figure('First'), figure('Second')],
      [figure('Third'), 'x', 'y'],
    ]);
  });

  it('a question paper in Word shows a blank for underlined spaces or tabs', async () => {
    const look = '<w:u w:val="single"/>';
    const body = paragraph(run('1. The unit is ') + run('\t', look) + run('.')) + lines('(a) N', '(b) J');
    expect((await readPaperOf({ body })).questions).toEqual([['The unit is ______.', 'N', 'J']]);
  });

  it('a question paper in Word keeps formulas in questions and options', async () => {
    const math = (text: string) => `<m:oMath><m:r><m:t>${text}</m:t></m:r></m:oMath>`;
    const half = `<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>`;
    const body =
      paragraph(run('1. Value of ') + half) +
      paragraph(run('(a) ') + math('0.5')) +
      paragraph(run('(b) ') + math('x+1')) +
      paragraph(run('2. H') + run('2', '<w:vertAlign w:val="subscript"/>') + run('O is')) +
      lines('(a) water', '(b) salt');
    const { questions, notices } = await readPaperOf({ body });
    expect(questions).toEqual([
      ['Value of $\\frac{1}{2}$', '$0.5$', '$x + 1$'],
      ['$\\ce{H2O}$ is', 'water', 'salt'],
    ]);
    expect(notices).toEqual([
      { text: 'A word with a raised or lowered part became a formula.', places: ['2. H2O is'] },
    ]);
  });

  it('a question paper in Word reports each kind of loss once, with the words at each place', async () => {
    const hidden = (text: string) => paragraph(run('1. Unit?') + run(text, '<w:vanish/>'));
    const { notices } = await readPaperOf({ body: hidden('Answer b') + hidden('Answer c') });
    expect(notices).toEqual([{ text: 'Hidden text is left out.', places: ['Answer b', 'Answer c'] }]);
  });
});
