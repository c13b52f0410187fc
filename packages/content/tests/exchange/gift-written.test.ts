import { expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';
import { runImportTask } from '#src/import-tasks.ts';

/** The written question that the only question of a file would become. */
function offered(text: string) {
  const { rows } = readGift(text);
  const [row] = rows;
  expect(rows).toHaveLength(1);
  expect(row?.item).toBeNull();
  expect(row?.problems).toHaveLength(1);
  const offer = row?.written;
  if (!offer) throw new Error('nothing is offered');
  return 'fields' in offer ? offer.fields : offer.needs;
}
const answer = (text: string) => {
  const fields = offered(text);
  if (typeof fields === 'string') throw new Error(fields);
  const [alternative] = fields.alternatives;
  const [part] = alternative?.parts ?? [];
  const points = part?.groups.flatMap((group) => group.points) ?? [];
  return {
    marks: fields.marks,
    question: alternative?.question,
    model: part?.model,
    note: part?.note,
    points: points.map(({ text: said, halves }) => [said, halves]),
  };
};

it('a GIFT question that does not fit a test is offered as a written question with one point for each of several right answers, and all options in its text', () => {
  expect(answer('Which are primes? {~%50%2 ~%50%3 ~%-100%4}')).toEqual({
    marks: 2,
    question: 'Which are primes?\n\nChoose from:\n\n- 2\n- 3\n- 4',
    model: '- 2\n- 3',
    note: undefined,
    points: [
      ['2', 2],
      ['3', 2],
    ],
  });
});

it('a GIFT question that does not fit a test is offered as a written question without points for answers that get only a part of the marks', () => {
  expect(answer('Which are primes? {=2 =3 ~%50%1 ~4}')).toMatchObject({ marks: 2, model: '- 2\n- 3' });
});

it.each([
  ['How much is 2 + 3? {#5}', '5'],
  ['A number from 1 to 5? {#3:2~#Completely wrong}', '3 (up to 2 more or less is right too)'],
  [
    'A number? {#\n=3:2#Good\n=%50%4:2#Near\n~#Completely \\} wrong\n}',
    '3 (up to 2 more or less is right too)',
  ],
  ['What is pi? {#3.14:0.005}', '3.14 (up to 0.005 more or less is right too)'],
  ['A number? {#1..5}', 'from 1 to 5'],
  ['Which? {#=3:0.1 =%50%4:1}', '3 (up to 0.1 more or less is right too)'],
])(
  'a GIFT question that does not fit a test is offered as a written question with one point for a number: %s',
  (text, model) => {
    expect(answer(text)).toMatchObject({ marks: 1, model, points: [[model, 2]] });
  },
);

it('a GIFT question that does not fit a test is offered as a written question with the first short answer as the model answer and the others in a note', () => {
  expect(answer('Who? {=Grant =Ulysses Grant =%50%A general}')).toMatchObject({
    question: 'Who?',
    model: 'Grant',
    note: 'Also right: Ulysses Grant\n\nPartly right: A general',
    points: [['Grant', 2]],
  });
});

it.each(['Which law? {=v=u+at}', 'Sum? {=2+2=4 =5}', 'Picture? {=<img src="x.png">}'])(
  'a GIFT question that does not fit a test is offered as a written question but not if an = may cut its short answer: %s',
  (text) => {
    const [row] = readGift(text).rows;
    expect(row?.written).toBeUndefined();
    expect(row?.problems).toEqual([
      expect.stringContaining(
        "put a space before each = that begins an answer, and write \\= where it's part",
      ),
    ]);
  },
);

it('a GIFT question that does not fit a test is offered as a written question and reports that each of its short answers is right alone', () => {
  const [row] = readGift('Which are primes? {=2 =3 =%50%4 =5 ####x y}').rows;
  expect(row?.problems).toEqual([
    "Question 1 is of the kind 'short answer': each of its 3 answers is right alone. Put ~ before answers that are wrong",
  ]);
  expect(row?.written).toHaveProperty('fields');
});

it('a GIFT question that does not fit a test is offered as a written question with one point for each pair to match, and all answers in its text', () => {
  expect(answer('Capitals. {=India -> Delhi =Nepal -> Kathmandu = -> Lahore}')).toMatchObject({
    marks: 2,
    question:
      'Capitals.\n\nMatch each of these\n\n- India\n- Nepal\n\nwith one of these:\n\n- Delhi\n- Kathmandu\n- Lahore',
    model: '- India: Delhi\n- Nepal: Kathmandu',
    points: [
      ['India: Delhi', 2],
      ['Nepal: Kathmandu', 2],
    ],
  });
});

it('a GIFT question that does not fit a test is offered as a written question with the feedback of an essay as its point', () => {
  expect(answer('Why? {####Because it bends.}')).toMatchObject({
    marks: 1,
    model: 'Because it bends.',
    points: [['Because it bends.', 2]],
  });
});

it('a GIFT question that does not fit a test is offered as a written question with half-mark points if it has more than five, so that the marks are whole', () => {
  const pairs = (count: number) => Array.from({ length: count }, (_, n) => `=a${n} -> b${n}`).join(' ');
  const halves = (count: number) => answer(`M {${pairs(count)}}`).points.map(([, each]) => each);
  expect([halves(6), halves(7)]).toEqual([
    [1, 1, 1, 1, 1, 1],
    [2, 1, 1, 1, 1, 1, 1],
  ]);
  expect(answer(`M {${pairs(7)}}`).marks).toBe(4);
  expect(offered(`M {${pairs(11)}}`)).toBe(
    '11 right answers are more than a written question has points for',
  );
});

it('a GIFT question that does not fit a test is offered as a written question but an essay without a model answer is reported as incomplete', () => {
  expect(offered('Write about light. {}')).toBe(
    'There is no model answer: write it as feedback on the question, #### before it',
  );
});

const everyShape = `// a comment
$CATEGORY: all

::One:: One right {=a ~b}

Two right {~%50%a ~%50%b ~c}

True? {T}

Missing {~x =y} word.

Number {#5}

Numbers {#=5 =%50%6}

Essay {}

Matching {=a -> b =c -> d}

Only a text.

Broken {=a`;

it('the GIFT reader imports, offers or reports every kind of question', async () => {
  const { rows } = readGift(everyShape);
  expect(
    rows.map(({ line, item, written, problems }) => [
      line,
      item ? 'imported' : written ? ('fields' in written ? 'offered' : 'incomplete') : 'named',
      problems.length,
    ]),
  ).toEqual([
    [4, 'imported', 0],
    [6, 'offered', 1],
    [8, 'imported', 0],
    [10, 'imported', 0],
    [12, 'offered', 1],
    [14, 'offered', 1],
    [16, 'incomplete', 1],
    [18, 'offered', 1],
    [22, 'named', expect.any(Number)],
  ]);
  const preview = await runImportTask('preview', {
    kind: 'questions',
    format: 'gift',
    source: { text: everyShape },
  });
  expect(preview.written?.map(({ n, line, fields }) => [n, line, fields !== null])).toEqual([
    [2, 6, true],
    [5, 12, true],
    [6, 14, true],
    [7, 16, false],
    [8, 18, true],
  ]);
  expect(preview.rows.every((row) => !('written' in row))).toBe(true);
});
