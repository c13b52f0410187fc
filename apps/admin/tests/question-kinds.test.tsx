import type { TestDraft } from '@repo/contracts/content.drafts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { at, staleEdit } from './fake-server.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { openNew, startServer, stored, textOf } from './tests-app.ts';

afterEach(leaveTab);

const ofCase = (ask: string) => ({
  question: `A lens.\n\n${ask}`,
  kind: 'case' as const,
  case: { passage: 'A lens.', ask },
  options: ['x', 'y'],
  correctAnswer: 0,
  difficulty: 'easy' as const,
});
const kinds: TestDraft = {
  ...stored,
  questions: [
    { question: 'One?', options: ['x', 'y'], correctAnswer: 1, difficulty: 'easy' },
    ofCase('Two?'),
    ofCase('Three?'),
    {
      question: '',
      kind: 'assertionReason',
      statements: { assertion: 'Tin is used.', reason: 'Zinc is reactive.' },
      options: [],
      correctAnswer: 2,
      difficulty: 'hard',
    },
  ],
};

async function open(test = kinds) {
  const server = startServer([test]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  const element = await screen.findByRole('dialog', { name: 'Edit test' });
  const lines = () => [...element.querySelectorAll('[data-question]')].map(({ textContent }) => textContent);
  return { server, user, element, dialog: within(element), lines };
}
const updated = async (server: Awaited<ReturnType<typeof open>>['server']) => {
  await waitFor(() => expect(server.inputsOf('content.tests.update')).toHaveLength(1));
  return (server.inputsOf('content.tests.update') as TestDraft[])[0]?.questions;
};

it('the test editor changes the kind of a question', async () => {
  const { server, user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText('Kind of question'), 'Assertion and reason');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Kind of question')));
  expect(dialog.queryByRole('textbox', { name: 'Option A' })).toBeNull();
  await user.type(dialog.getByLabelText('Assertion (A)'), 'Iron rusts.');
  await user.type(dialog.getByLabelText('Reason (R)'), 'Air is wet.');
  await user.click(
    dialog.getByRole('radio', { name: /^Option A is the right answer: Both A and R are true/ }),
  );
  await user.keyboard('{Control>}s{/Control}');
  expect((await updated(server))?.[0]).toMatchObject({
    kind: 'assertionReason',
    statements: { assertion: 'Iron rusts.', reason: 'Air is wet.' },
    correctAnswer: 0,
  });
});

it("a case's text changes for all its questions, and a case takes a fifth question as its last", async () => {
  const asks = ['Two?', 'Three?', 'Four?', 'Five?'];
  const questions = [...kinds.questions.slice(0, 1), ...asks.map(ofCase)];
  const { server, user, dialog } = await open({ ...kinds, questions });
  await user.click(dialog.getByRole('button', { name: /^Case, questions 2 to 5/ }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Text of the case')));
  await user.keyboard(' It bends.');
  const add = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Add a question to this case' });
  await user.click(add());
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Question')));
  await user.keyboard('Six?');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Option A' }), { target: { value: 'x' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Option B' }), { target: { value: 'y' } });
  await user.click(dialog.getByRole('radio', { name: 'Option A is the right answer' }));
  expect(add().disabled).toBe(true);
  expect(dialog.getByText('A case has at most 5 questions.')).toBeDefined();
  await user.keyboard('{Control>}s{/Control}');
  expect((await updated(server))?.slice(1).map((question) => question.case)).toEqual(
    [...asks, 'Six?'].map((ask) => ({ passage: 'A lens. It bends.', ask })),
  );
});

it('collapsed questions show their kind, a case shows its text once, and keys move it as a whole', async () => {
  const { user, element, dialog, lines } = await open();
  expect(lines().slice(1)).toEqual([
    'Case, questions 2 to 3: A lens.',
    'Question 2: Two?Case, question 1 of 2 · 2 options · A is right · Easy',
    'Question 3: Three?Case, question 2 of 2 · 2 options · A is right · Easy',
    'Question 4: Tin is used.Assertion and reason · C is right · Hard',
  ]);
  element.querySelectorAll<HTMLElement>('[data-question]')[1]?.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(lines()[1]).toMatch(/^Question 2: Tin is used/));
  expect(lines()[2]).toBe('Case, questions 3 to 4: A lens.');
  dialog.getByRole('button', { name: /^Question 3: Two/ }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(lines()[3]).toMatch(/^Question 3: Two/);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(lines()[3]).toMatch(/^Question 3: Three/));
  expect(document.activeElement?.textContent).toMatch(/^Question 4: Two/);
});

it('a question leaves its case with the text and joins it again, and a case can be dissolved', async () => {
  const { user, dialog, lines } = await open();
  const choose = async (menu: string, entry: string) => {
    await user.click(dialog.getByRole('button', { name: `More for ${menu}` }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await user.click(dialog.getByRole('button', { name: /^Question 3: Three/ }));
  await choose('Question 3', 'Take out of the case');
  await waitFor(() => expect(textOf(dialog.getByLabelText('Question'))).toBe('A lens.\n\nThree?'));
  expect(lines()[1]).toBe('Case, question 2: A lens.needs another question');
  await user.click(dialog.getByRole('button', { name: /^Question 2: Two\?/ }));
  expect(dialog.getByText('A case has 2 to 5 questions: add one to it.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: /^Question 3: A lens/ }));
  await choose('Question 3', 'Into the case above');
  await waitFor(() => expect(textOf(dialog.getByLabelText('Question'))).toBe('Three?'));
  await choose('Case, questions 2 to 3', 'Make its questions choices');
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Case/ })).toBeNull());
  expect(textOf(dialog.getByLabelText('Question'))).toBe('A lens.\n\nTwo?');
});

it('the menu beside «Add question» starts a question of any kind', async () => {
  const { user, dialog } = await openNew();
  const add = async (kind: RegExp) => {
    await user.click(dialog.getByRole('button', { name: 'Add a question of another kind' }));
    await user.click(await screen.findByRole('menuitem', { name: kind }));
  };
  await add(/^Case/);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Text of the case')));
  expect(dialog.getByRole('button', { name: 'Case, questions 2 to 3' })).toBeDefined();
  await add(/^Assertion and reason/);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Assertion (A)')));
  await user.click(dialog.getByRole('button', { name: 'Create test' }));
  await user.click(dialog.getByRole('link', { name: 'Question 2 needs the text that its case is about.' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Text of the case')));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

it('the test preview shows each kind of question as students see it', async () => {
  startServer([kinds]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Preview Light test as student' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview as student' }));
  await user.click(dialog.getByRole('button', { name: 'Start Quiz' }));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(within(dialog.getByRole('region', { name: 'About the case' })).getByText('A lens.')).toBeDefined();
  expect(dialog.getByText('Two?')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('Tin is used.')).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'A is true, R is false' }));
  expect(dialog.getByText('Right')).toBeDefined();
  expect(dialog.getByText('Both A and R are true, and R is the correct explanation of A.')).toBeDefined();
});

it('a case can be pasted into the dialog for question papers', async () => {
  const { user, dialog } = await openNew();
  await user.click(dialog.getByRole('button', { name: 'Paste questions' }));
  const paste = within(await screen.findByRole('dialog', { name: 'Paste questions' }));
  await user.click(paste.getByLabelText('Questions'));
  await user.paste('Case: A lens.\n1. What?\n*a) x\nb) y\n2. Why?\na) x\n*b) y');
  await user.click(await paste.findByRole('button', { name: 'Add 2 questions' }));
  await waitFor(() => expect(textOf(dialog.getByLabelText('Text of the case'))).toBe('A lens.'));
  expect(dialog.getByRole('button', { name: /^Question 2: Why\? Case, question 2 of 2/ })).toBeDefined();
});

it.each([
  ['<p><b>b) ohm</b></p>', true],
  ['<p><span style="background:yellow;mso-highlight:yellow">b) ohm</span></p>', true],
  ['<p><span style="color:#ff0000">b) ohm</span></p>', true],
  [
    '<b style="font-weight:normal;"><p style="color:#000000;background-color:transparent">b) ohm</p></b>',
    false,
  ],
])(
  'the paste dialog warns that a paste without answers loses the formatting of %s only if it has some',
  async (html, isLost) => {
    const { user, dialog } = await openNew();
    await user.click(dialog.getByRole('button', { name: 'Paste questions' }));
    const paste = within(await screen.findByRole('dialog', { name: 'Paste questions' }));
    const field = paste.getByLabelText('Questions');
    fireEvent.paste(field, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
    });
    fireEvent.change(field, { target: { value: '1. Unit?\na) volt\nb) ohm' } });
    await paste.findByText('One question found.');
    expect(paste.queryByText(/^Bold, colour and highlighting are lost/) !== null).toBe(isLost);
  },
);

it('a conflict over a test shows the texts of each question kind in both versions', async () => {
  const { server, user, dialog } = await open();
  const theirs = { ...kinds, title: 'Their test', updatedAt: at(9) };
  server.answers['content.tests.update'] = () => staleEdit(theirs);
  await user.click(dialog.getByRole('button', { name: /^Case, questions 2 to 3/ }));
  await user.type(await dialog.findByLabelText('Text of the case'), ' It bends.');
  await user.keyboard('{Control>}s{/Control}');
  const compared = await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' });
  await waitFor(() => expect(compared.textContent).toContain('It bends.'));
  expect(compared.textContent).toMatch(/Assertion \(A\): Tin is used\..*Reason \(R\): Zinc is reactive\./s);
  expect(compared.textContent).toMatch(/Case:.*A lens\..*2\. Two\?/s);
});
