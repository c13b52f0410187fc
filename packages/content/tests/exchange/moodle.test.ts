import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join('\n')}</quiz>`;
const text = (words: string) => `<text><![CDATA[${words}]]></text>`;
const answer = (words: string, fraction: number | string) =>
  `<answer fraction="${fraction}" format="html">${text(words)}<feedback><text/></feedback></answer>`;
const question = (type: string, words: string, inside = '') =>
  `<question type="${type}"><name><text/></name><questiontext format="html">${text(words)}</questiontext>${inside}</question>`;
const two = answer('a', 100) + answer('b', 0);

const job = (xml: string) => ({ format: 'moodle' as const, source: { text: xml } });
const preview = (xml: string) => runImportTask('preview', { kind: 'questions', ...job(xml) });
async function itemsOf(xml: string) {
  const found = await runImportTask('questions', job(xml));
  if ('error' in found) throw new Error(found.error);
  return found;
}
const onlyItem = async (xml: string) => (await itemsOf(xml)).items[0];
const onlyRow = async (xml: string) => {
  const { rows, written = [] } = await preview(xml);
  expect(rows).toHaveLength(1);
  return { ...rows[0], offer: written[0] };
};

const png = Buffer.from('\x89PNG picture', 'latin1').toString('base64');

it('a question of Moodle XML keeps its key, its explanation, two hints and its difficulty', async () => {
  const inside = `<generalfeedback format="html">${text('<p>Because.</p>')}</generalfeedback>
      ${answer('<p>One</p>', 0)}${answer('<p>Two</p>', 100)}
      <hint>${text('Think.')}</hint><hint>${text('Count.')}</hint>
      <tags><tag><text>hard</text></tag></tags>`;
  expect(await onlyItem(quiz(question('multichoice', '<p>How\n   many?</p>', inside)))).toEqual({
    question: 'How many?',
    options: ['One', 'Two'],
    correctAnswer: 1,
    difficulty: 'hard',
    explanation: 'Because.',
    hint: 'Think.',
    secondHint: 'Count.',
  });
});

it.each([
  ['\\(x^2\\)', '$x^2$'],
  ['$$x^2$$', '$$x^2$$'],
  ['\\[x^2\\]', '$$x^2$$'],
  ['<math><msup><mi>x</mi><mn>2</mn></msup></math>', '$x^{2}$'],
])('a question of Moodle XML keeps the formula %s', async (written, markup) => {
  expect(await onlyItem(quiz(question('multichoice', `Is ${written} right?`, two)))).toMatchObject({
    question: `Is ${markup} right?`,
  });
});

it('a question of Moodle XML keeps the pictures packed beside a text or inside it, apart from those of other questions', async () => {
  const file = `<file name="my%20cell.png" path="/" encoding="base64">${png}</file>`;
  const packed = `<question type="multichoice"><questiontext format="html">${text('Look:<img src="@@PLUGINFILE@@/my%20cell.png" alt="A cell">')}${file}</questiontext>${two}</question>`;
  const inside = question('multichoice', `See <img src="data:image/png;base64,${png}" alt="A leaf">`, two);
  const other = packed.replace(png, Buffer.from('GIF8 other').toString('base64'));
  const { items, pictures } = await itemsOf(quiz(packed, inside, other));
  expect(pictures.map(({ bytes }) => Buffer.from(bytes).toString('latin1').slice(0, 4))).toEqual([
    '\x89PNG',
    '\x89PNG',
    'GIF8',
  ]);
  expect(items.map((item) => item.question)).toEqual(
    ['A cell', 'A leaf', 'A cell'].map((words, at) =>
      [at === 1 ? 'See' : 'Look:', '', `![${words}](${pictures[at]?.name} "${words}")`].join('\n'),
    ),
  );
});

it('a question of Moodle XML names a picture that is missing or no picture', async () => {
  const gone = question('multichoice', 'Look <img src="@@PLUGINFILE@@/a.png">', two);
  expect((await onlyRow(quiz(gone))).losses).toEqual(['Images are not kept']);
  const file = '<file name="a.png" path="/" encoding="base64">AAAA</file>';
  const none = gone.replace('</questiontext>', `${file}</questiontext>`);
  expect((await onlyRow(quiz(none))).losses).toEqual(['Images are not kept']);
});

it.each([
  ['true', 0],
  ['false', 1],
])('a question of Moodle XML with true and false has these options, and %s is right', async (right, key) => {
  const inside = ['true', 'false'].map((each) => answer(each, each === right ? 100 : 0)).join('');
  expect(await onlyItem(quiz(question('truefalse', 'Is it?', inside)))).toMatchObject({
    options: ['True', 'False'],
    correctAnswer: key,
  });
});

it('a question of Moodle XML that marks no answer, or both of true and false, is refused', async () => {
  const none = question('multichoice', 'Which?', answer('a', 0) + answer('b', 0));
  expect((await onlyRow(quiz(none))).problems).toEqual(['Select the correct answer for question 1.']);
  const both = question('truefalse', 'Is it?', answer('true', 100) + answer('false', 100));
  expect((await onlyRow(quiz(both))).problems).toEqual([
    'Question 1 marks neither true nor false as right, or both',
  ]);
});

it('a question of Moodle XML with one full and one partial right answer keeps the full one and names the weights', async () => {
  const inside = answer('a', 50) + answer('b', 100) + answer('c', '-33,3');
  const row = await onlyRow(quiz(question('multichoice', 'Which?', inside)));
  expect(row.parts?.map(({ isRight }) => isRight)).toEqual([false, true, false]);
  expect(row.losses).toEqual(['Weights of options are not kept']);
});

it.each([
  ['oumultiresponse', answer('a', 100) + answer('b', 100) + answer('c', 0), 2, 'several right answers'],
  ['multichoice', answer('a', 50) + answer('b', 50) + answer('c', 0), 2, 'several right answers'],
  ['shortanswer', answer('ohm', 100) + answer('*', 0), 1, 'short answer'],
  ['numerical', `<answer fraction="100"><text>3.5</text><tolerance>0.1</tolerance></answer>`, 1, 'number'],
  ['numerical', answer('three', 100), 1, 'short answer'],
  [
    'matching',
    `<subquestion format="html">${text('Iron')}<answer><text>Fe</text></answer></subquestion><subquestion format="html">${text('Gold')}<answer><text>Au</text></answer></subquestion>`,
    2,
    'matching',
  ],
  ['essay', `<graderinfo format="html">${text('<p>Heat flows.</p>')}</graderinfo>`, 1, 'essay'],
])(
  'a question of Moodle XML of the type %s is offered as a written question',
  async (type, inside, marks, reason) => {
    const { problems, offer } = await onlyRow(quiz(question(type, 'Why?', inside)));
    expect(problems?.[0]).toContain(reason);
    expect(offer?.fields?.marks).toBe(marks);
  },
);

it.each([
  ['cloze', 'gaps in a text (cloze)'],
  ['calculated', 'calculated number'],
  ['ddwtos', 'words dragged into a text'],
  ['ordering', 'ordering'],
  ['crossword', 'crossword'],
])('a question of Moodle XML of the type %s is refused with its kind and what to do', async (type, kind) => {
  const row = await onlyRow(quiz(question(type, 'Fill {1:MC:=a~b}')));
  expect([row.text, row.offer]).toEqual(['Fill {1:MC:=a~b}', undefined]);
  expect(row.problems).toEqual([
    `Question 1 is of the kind '${kind}', which cannot be imported: write it with options, or as a written question`,
  ]);
});

it('the import of a Moodle XML question reports what it drops', async () => {
  const inside = `<defaultgrade>2</defaultgrade><hidden>1</hidden>
      <correctfeedback>${text('Your answer is correct.')}</correctfeedback>
      <incorrectfeedback>${text('Read page 9.')}</incorrectfeedback>${two}
      <hint>${text('1')}</hint><hint>${text('2')}</hint><hint>${text('3')}</hint>
      <tags><tag><text>Unit 4</text></tag></tags><extra><text>Words</text></extra>`;
  const named = question('multichoice', 'Which?', inside).replace('<text/>', '<text>Q-17</text>');
  expect((await onlyRow(quiz(named))).losses).toEqual([
    "The feedback 'Read page 9.' is not kept",
    'The question is hidden in Moodle: leave it out if students should not see it',
    'It has 2 marks in the file: in a test each question counts the same',
    expect.stringMatching(/^The element <extra> on line \d+ is not kept$/),
    "Only 2 hints are kept, and not '3'",
    'Names of questions are not kept',
    'Tags other than easy, medium and hard are not kept',
  ]);
});

it('a file of Moodle XML is read without its first line, behind comments, or as a single question', async () => {
  const one = question('multichoice', 'Which?', two);
  for (const xml of [`<quiz>${one}</quiz>`, `<!--${'long '.repeat(200)}-->${quiz(one).slice(38)}`, one])
    expect(await onlyItem(xml)).toMatchObject({ question: 'Which?', correctAnswer: 0 });
});

it('a file of Moodle XML names categories, descriptions and comments that are not kept', async () => {
  const { losses, rows } = await preview(
    quiz(
      '<!-- question: 12 --><!-- ask again -->',
      '<question type="category"><category><text>top/Light</text></category></question>',
      question('description', '<p>Read this first.</p>'),
      question('multichoice', 'Which?', two),
    ),
  );
  expect(rows).toHaveLength(1);
  expect(losses).toEqual([
    "The category 'top/Light' is not kept",
    "The text on line 4 is not a question and is left out: 'Read this first.'",
    "The comment 'ask again' is not kept",
  ]);
});

it.each([
  ['<quiz><question></quiz>', 'The XML is damaged at line 1'],
  ['<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>', 'The XML is damaged'],
  ['Which?', 'This isn’t Moodle XML'],
  ['<questestinterop/>', 'The file has no questions of QTI'],
  ['<quiz></quiz>', 'Nothing to import was found'],
])('a file of Moodle XML such as %s is refused with advice', async (xml, advice) => {
  expect((await preview(xml)).problems[0]).toContain(advice);
});
