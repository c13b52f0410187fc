import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

it.each([
  ['(a) Only (c)\n(b) x\n(c) y\n(d) z', ['Only (c)', 'x', 'y', 'z']],
  ['(a) x\n(b) y\n(c) z\n(d) Both (a) and (c)', ['x', 'y', 'z', 'Both (a) and (c)']],
  ['(a) Vitamins B. C. and D\n(b) x', ['Vitamins B. C. and D', 'x']],
  ['A. Vitamin B. and C\nB. x', ['Vitamin B. and C', 'x']],
  ['(a) the answer: b\n(b) x', ['the answer: b', 'x']],
  ['A. A. C.\tB. D. C.\tC. both', ['A. C.', 'D. C.', 'both']],
  ['(a) not (b) (b) y', ['not (b)', 'y']],
])('letters within the pasted options of %j stay text', (lines, texts) => {
  const { questions } = parsePastedQuestions(`1. Which?\n${lines}`);
  expect(questions.map(({ options }) => options.map(({ text }) => text))).toEqual([texts]);
});

it.each([
  '[A] volt\n[B] ohm\nAns: [B]',
  '[a] volt [b] ohm\nAns: b',
  '* **A)** volt\n* **B)** ohm\n\n✅ **Correct Answer:** **B) ohm**',
  '(a) volt\n(b) ohm\nAns/उत्तर: (b)',
  '(a) volt\n(b) ohm   Ans. b',
  '(a) volt\n(b) ohm Ans b',
  '(a) volt\n(b) ohm\nThe correct answer is option (b).',
  '(a) volt\n(b) ohm\n*Ans: b*',
  '(a) volt\n(b) ohm\n*Ans:* b',
])('the options and the answer of the pasted question %j are recognized', (lines) => {
  const { questions, problems } = parsePastedQuestions(
    `*Quiz*\n*Q1) Unit?*\n${lines}\n\n*Q2.* R?\n(a) x\n(b) y`,
  );
  expect(questions.map(({ question }) => question)).toEqual(['**Unit?**', 'R?']);
  const [first] = questions;
  expect(first?.options.map(({ text }) => text)).toEqual(['volt', 'ohm']);
  expect(first?.correctKey).toBe(first?.options[1]?.key);
  expect(problems.map(({ line }) => line)).toEqual([1]);
});

it.each([
  [
    '(a) volt\n**(b) ohm**',
    '“**ohm**” alone stands out: if that shows the right option, take the signs out and choose it in the form',
  ],
  ['(a) volt\n(b) ohm [1M]', '“[1M]” is added to option b): if it is no part of it, take it out'],
  ['(a) volt\n(b) ohm [b]', '“[b]” is added to option b): if it is no part of it, take it out'],
  [
    '(a) volt\n(b) _ohm_',
    '“_ohm_” alone stands out: if that shows the right option, take the signs out and choose it in the form',
  ],
  ['(a) volt\n(b) ohm - RIGHT', '“- RIGHT” is added to option b): if it is no part of it, take it out'],
  ['(a) volt – correct\n(b) ohm', '“– correct” is added to option a): if it is no part of it, take it out'],
  ['(a) volt (wrong)\n(b) ohm', '“(wrong)” is added to option a): if it is no part of it, take it out'],
  ['(a) volt\n(b) ohm (B)', '“(B)” is added to option b): if it is no part of it, take it out'],
  ['(a) volt\n(b) ohm (1 mark)', '“(1 mark)” is added to option b): if it is no part of it, take it out'],
  [
    '(a) volt\n(b) ohm [CBSE 2020]',
    '“[CBSE 2020]” is added to option b): if it is no part of it, take it out',
  ],
])('the paste reports what is unusual in %j', (lines, message) => {
  expect(parsePastedQuestions(`1. Unit?\n${lines}`).problems.map((problem) => problem.message)).toEqual([
    message,
  ]);
});

it.each([
  '(a) volt\n(b) neither (a) nor (b)',
  '(a) volt\n(b) only (a)',
  '**(a) volt**\n**(b) ohm**',
  '(a) iron (III)\n(b) iron (II)',
  '(a) f (1)\n(b) f (2)',
])('the paste reports nothing unusual in %j', (lines) => {
  expect(parsePastedQuestions(`1. Unit?\n${lines}`).problems).toEqual([]);
});

it.each([
  'Unit? (a) volt (b) ohm (c) watt\nAns: b',
  'Unit? a) volt b) ohm c) watt Ans: b',
  'Unit? (A) volt (B) ohm (C) watt\nAns: ohm',
])("pasted options on the question's line are recognized: %j", (text) => {
  const { questions, problems } = parsePastedQuestions(`1. ${text}\n2. ${text}`);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(2);
  for (const { question, options, correctKey } of questions) {
    expect(question).toBe('Unit?');
    expect(options.map((option) => option.text)).toEqual(['volt', 'ohm', 'watt']);
    expect(correctKey).toBe(options[1]?.key);
  }
});

it('two questions with their options on one pasted line are rejected', () => {
  const { questions, problems } = parsePastedQuestions('1. 2+2? (a) 3 (b) 4    2. 3+3? (a) 6 (b) 7');
  expect([questions, problems.map(({ line }) => line)]).toEqual([[], [1]]);
});

it.each(['The ____ (a) of (b) is', 'Is it true? (a) p (b) q'])(
  "letters in the question's text %j are not options when those are below",
  (stem) => {
    const { questions } = parsePastedQuestions(`1. ${stem}\n(a) x\n(b) y\nExplanation: Why? (a) p (b) q`);
    expect(questions.map((each) => [each.question, each.explanation])).toEqual([[stem, 'Why? (a) p (b) q']]);
  },
);

const choices = (lines: string) => {
  const { questions, problems } = parsePastedQuestions(`1. Unit?\n${lines}`);
  const [question] = questions;
  return {
    right: question?.options.findIndex(({ key }) => key === question.correctKey),
    messages: problems.map(({ message }) => message),
  };
};

it.each([
  '(a) volt\n(b) amp\n(c) ohm b ✓',
  '(a) volt\n(b) amp\n*(c) ohm b',
  '(a) volt\n(b) amp\n(c) 5 V b ✓',
  '(a) volt\n(b) amp\n(c) ohm (b) ✓',
  '(a) volt\n(b) amp\n(c) ohm ✓ b',
])("a mark next to another option's letter marks nothing: %j", (lines) => {
  const { right, messages } = choices(lines);
  expect(right).toBe(-1);
  expect(messages.length).toBeGreaterThan(0);
});

it.each([
  ['volt', 'ampere ANS', 'ohm'],
  ['volt', 'ampere // ans', 'ohm'],
  ['volt', 'ampere Ans:', 'ohm'],
  ['volt', '√ ampere', 'ohm'],
  ['volt', 'ampere √', 'ohm'],
  ['volt', 'ampere 👍', 'ohm'],
  ['❌ volt', 'ampere', '❌ ohm'],
  ['volt', 'ampere - Y', 'ohm'],
  ['volt', 'ampere (T)', 'ohm'],
  ['volt', '<u>ampere</u>', 'ohm'],
  ['volt', '==ampere==', 'ohm'],
  ['volt', '[ampere]', 'ohm'],
  ['volt', 'ampere <--', 'ohm'],
  ['volt', '> ampere', 'ohm'],
  ['volt', '→ ampere', 'ohm'],
  ['volt', '*ampere*', 'ohm'],
  ['volt', 'ampere', 'ohm Option b'],
  ['volt', 'ampere', 'ohm Sol. (b)'],
  ['volt', 'ampere', 'ohm b'],
  ['volt', 'ampere', 'ohm - b'],
  ['volt', 'ampere', 'ohm ... (b)'],
])('a possible mark of the right option among %j, %j, %j is reported', (one, two, three) => {
  const { right, messages } = choices(`(a) ${one}\n(b) ${two}\n(c) ${three}`);
  expect(right).toBe(-1);
  expect(messages).toHaveLength(1);
});

it.each(['(a) volt\n(b) ampere [ANS.]\n(c) ohm', '(a) volt\n(b) ampere\n(c) ohm Sol: b'])(
  'the right option of the pasted question %j is recognized',
  (lines) => {
    expect(choices(lines)).toEqual({ right: 1, messages: [] });
  },
);

it.each([
  '(a) x + y\n(b) x - y\n(c) xy + b\n(d) ab - c',
  '(a) √2\n(b) √ 3\n(c) 2 √x',
  '(a) Vitamin A\n(b) Vitamin D\n(c) Vitamin K\n(d) point b',
  '(a) 😀\n(b) 😡',
  '(a) both a and b\n(b) neither a nor b\n(c) b',
])('no mark of a right option is found in %j', (lines) => {
  expect(choices(lines)).toEqual({ right: -1, messages: [] });
});

it('a tick marks a pasted option that ends with a letter like any other', () => {
  expect(choices('(a) hepatitis A\n(b) hepatitis C ✓').right).toBe(1);
});

it('pasted options with long gaps are parsed in linear time', () => {
  const gap = ' '.repeat(300_000);
  const start = performance.now();
  choices(`(a) volt${gap}x\n(b) ohm${gap}- y${gap}b ✓`);
  expect(performance.now() - start).toBeLessThan(5000);
});

it.each([
  'a.) volt\nb.) ampere',
  '(a). volt\n(b). ampere',
  '(a): volt\n(b): ampere',
  'a):- volt\nb):- ampere',
  '(a)- volt\n(b)- ampere',
  '- A) volt - B) ampere',
  ...['|', '/', '•', ',', ';'].map((sign) => `(a) volt ${sign} (b) ampere`),
  '(a) volt, (b) ampere.',
])('the signs around the pasted options in %j are not part of their text', (lines) => {
  const [question] = parsePastedQuestions(`1. Unit?\n${lines}\nAns: b`).questions;
  expect(question?.options.map(({ text }) => text.replace(/\.$/, ''))).toEqual(['volt', 'ampere']);
});

it('pasted options that consist of signs stay unchanged', () => {
  const [question] = parsePastedQuestions('1. Which?\n(a) ; (b) ,\nAns: b').questions;
  expect(question?.options.map(({ text }) => text)).toEqual([';', ',']);
});

it.each(['(a)- 5\n(b)- 6', '(a) -x\n(b) x', '(a) - sin x\n(b) sin x', '(a).5\n(b) 5'])(
  'signs of numbers and terms stay in the pasted options of %j',
  (lines) => {
    const [question] = parsePastedQuestions(`1. x?\n${lines}`).questions;
    const texts = lines.split('\n').map((line) => line.replace(/^\([ab]\)\s*/, ''));
    expect(question?.options.map(({ text }) => text.replace('\\', ''))).toEqual(texts);
  },
);

it.each(['(a) volt (b) ampere\t1', '(a) 5\n(b) -5\t[1]', '(a) volt\n(b) ampere    2'])(
  'marks at the edge of the pasted options %j are reported',
  (lines) => {
    expect(choices(lines).messages).toHaveLength(1);
  },
);
