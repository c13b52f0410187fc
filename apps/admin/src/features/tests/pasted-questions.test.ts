import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

/** Questions without their keys, the right answer by its text. */
function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    questions: questions.map(({ question, options, correctKey, explanation }) => ({
      question,
      options: options.map((option) => option.text),
      right: options.find(({ key }) => key === correctKey)?.text ?? null,
      explanation,
    })),
    problems,
  };
}

it('makes a question of a text with lettered options and a star', () => {
  expect(read('Which gas turns lime water milky?\na) Oxygen\nb) Hydrogen\n*c) Carbon dioxide')).toEqual({
    questions: [
      {
        question: 'Which gas turns lime water milky?',
        options: ['Oxygen', 'Hydrogen', 'Carbon dioxide'],
        right: 'Carbon dioxide',
        explanation: '',
      },
    ],
    problems: [],
  });
});

it('reads numbered questions one after the other, with or without blank lines', () => {
  const { questions } = read('1. One?\nA. a\n*B. b\n2) Two?\n(a) c\n(b) d *\n\nQ3: Three?\n*a) e\nb) f');
  expect(questions.map(({ question, right }) => [question, right])).toEqual([
    ['One?', 'b'],
    ['Two?', 'd'],
    ['Three?', 'e'],
  ]);
});

it('starts the next question after a blank line without a number too', () => {
  expect(read('One?\n*a) x\nb) y\n\nTwo?\na) x\n*b) y').questions.map(({ question }) => question)).toEqual([
    'One?',
    'Two?',
  ]);
});

it('takes the right answer from an answer line, and the explanation below it', () => {
  const text = 'One?\nA. x\nB. y\nANSWER: B\nExplanation: because\nof this';
  expect(read(text).questions[0]).toMatchObject({ right: 'y', explanation: 'because\nof this' });
});

it('splits options that stand in one line', () => {
  expect(read('2 + 2 =\n(a) 2 (b) 3 *(c) 4 (d) 5').questions[0]).toMatchObject({
    options: ['2', '3', '4', '5'],
    right: '4',
  });
});

it('keeps the lines of a question and joins those of an option', () => {
  expect(read('Read.\nThen choose:\na) first\nsecond\n*b) y').questions[0]).toMatchObject({
    question: 'Read.\nThen choose:',
    options: ['first second', 'y'],
  });
});

it('chooses nothing when no option or more than one is marked', () => {
  expect(read('One?\na) x\nb) y').questions[0]?.right).toBeNull();
  expect(read('One?\n*a) x\n*b) y').questions[0]?.right).toBeNull();
});

it('keeps the text of a formula with a star in it', () => {
  expect(read('Area?\n*a) $r*r$\nb) $2*r$').questions[0]).toMatchObject({
    options: ['$r*r$', '$2*r$'],
    right: '$r*r$',
  });
});

it('takes a star behind bold words for what it is', () => {
  expect(read('Area?\na) **r**\nb) *r*\nc) $r*r$').questions[0]).toMatchObject({
    options: ['**r**', '*r*', '$r*r$'],
    right: null,
  });
  expect(read('Area?\na) **r** *\nb) *r*').questions[0]).toMatchObject({
    options: ['**r**', '*r*'],
    right: '**r**',
  });
});

it('reports what is no question, by its line', () => {
  const { questions, problems } = read(
    'Just text\n\nOne?\na) x\n\n1. Two?\na) 1\nb) 2\nc) 3\nd) 4\ne) 5\nf) 6\ng) 7',
  );
  expect(questions).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual([
    'only one option under this question',
    'more than 6 options under this question',
  ]);
});

it('finds nothing in nothing', () => {
  expect(read(' \n\n')).toEqual({ questions: [], problems: [] });
});
