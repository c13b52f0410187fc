import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';

const png = Buffer.from('\x89PNG', 'latin1');
const job = (mainLibrary: string, content: unknown) => {
  const packed = zipSync({
    'h5p.json': Buffer.from(JSON.stringify({ title: 'Untitled', mainLibrary })),
    'content/content.json': Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    'content/images/a.png': png,
  });
  return { format: 'h5p' as const, source: { fileBase64: Buffer.from(packed).toString('base64') } };
};
const preview = (library: string, content: unknown) =>
  runImportTask('preview', { kind: 'questions', ...job(library, content) });

const choice = {
  question: '<p>Which?</p>\n',
  answers: [
    {
      text: '<div>Blue</div>\n',
      correct: false,
      tipsAndFeedback: { tip: '', chosenFeedback: '', notChosenFeedback: '' },
    },
    { text: '<div>Red</div>\n', correct: true },
  ],
};
const media = {
  type: {
    library: 'H5P.Image 1.1',
    params: { file: { path: 'images/a.png' }, alt: 'A leaf', contentName: 'Image' },
  },
};

it('an H5P file with multiple choice keeps the key, and the picture above the question', async () => {
  const found = await runImportTask('questions', job('H5P.MultiChoice', { ...choice, media }));
  if ('error' in found) throw new Error(found.error);
  expect(found.items).toEqual([
    {
      question: `![A leaf](${found.pictures[0]?.name} "A leaf")\n\nWhich?`,
      options: ['Blue', 'Red'],
      correctAnswer: 1,
      difficulty: 'medium',
    },
  ]);
});

it.each([
  [{ correct: 'false' }, ['True', 'False'], 1],
  [{ correct: 'true', l10n: { trueText: 'Yes', falseText: 'No' } }, ['Yes', 'No'], 0],
])(
  'an H5P file with true or false keeps the words and the key: %j',
  async (given, options, correctAnswer) => {
    const found = await runImportTask('questions', job('H5P.TrueFalse', { question: 'Is it?', ...given }));
    expect(found).toMatchObject({ items: [{ question: 'Is it?', options, correctAnswer }] });
  },
);

it('an H5P file with single choices has the first answer as the right one', async () => {
  const content = {
    choices: [
      { question: 'A?', answers: ['yes', 'no'] },
      { question: 'B?', answers: ['1', '2'] },
    ],
  };
  const { rows } = await preview('H5P.SingleChoiceSet', content);
  expect(rows.map(({ text, parts }) => [text, ...parts.map(({ isRight }) => isRight)])).toEqual([
    ['A?', true, false],
    ['B?', true, false],
  ]);
});

it('an H5P file with a question set is read in its order, and other kinds are named', async () => {
  const { rows, losses, written } = await preview('H5P.QuestionSet', {
    introPage: { introduction: '<p>Take care.</p>' },
    questions: [
      { library: 'H5P.MultiChoice 1.16', params: choice, metadata: { title: 'Colours' } },
      { library: 'H5P.Blanks 1.14', params: { text: '<p>Fill in</p>', questions: ['a *b*'] } },
      {
        library: 'H5P.MultiChoice 1.16',
        params: { ...choice, answers: choice.answers.map((each) => ({ ...each, correct: true })) },
      },
    ],
  });
  expect(rows.map(({ text, problems, losses: lost }) => [text, problems, lost])).toEqual([
    ['Which?', [], ['Names of questions are not kept']],
    [
      'Fill in',
      [
        "Question 2 is of the kind 'gaps in a text', which cannot be imported: write it with options, or as a written question",
      ],
      [],
    ],
    ['Which?', ['Question 3 has several right answers: here a question has exactly one'], []],
  ]);
  expect(written?.map(({ n }) => n)).toEqual([3]);
  expect(losses).toEqual([
    'Texts of buttons, tips and results are not kept',
    "The text 'Take care.' of the test is not kept",
  ]);
});

it.each([
  ['H5P.InteractiveVideo', {}, 'of the kind ‘Interactive Video’'],
  ['H5P.MultiChoice', '{', 'The H5P file is damaged'],
  ['H5P.QuestionSet', { questions: 3 }, 'Nothing to import was found'],
])('an H5P file such as %s with %j is refused with advice', async (library, content, advice) => {
  expect((await preview(library, content)).problems[0]).toContain(advice);
});
