import type { TestDraft } from '@repo/contracts/content.drafts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { kindsCopy } from '#src/features/quizzes/kinds-copy.ts';
import { testsCopy } from '#src/features/quizzes/tests-copy.ts';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { leaveTab, renderTab } from './render-tab.tsx';
import { startServer, stored, textOf } from './tests-app.ts';

afterEach(leaveTab);

const long: TestDraft = {
  ...stored,
  questions: Array.from({ length: 500 }, (_, index) => ({
    question: `Which is number ${index + 1}?\nIt has **two** lines.`,
    options: ['one', 'two', 'three', 'four'],
    correctAnswer: index % 4,
    difficulty: 'medium' as const,
  })),
};

const ofCases: TestDraft = {
  ...long,
  questions: long.questions.map((question, index) => {
    const itsCase = { passage: `Text ${Math.floor(index / 5)}.`, ask: question.question };
    return { ...question, kind: 'case' as const, case: itsCase };
  }),
};

const short: TestDraft = { ...long, questions: long.questions.slice(0, 5) };

async function openTest(test = long) {
  const server = startServer([test]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  const element = await screen.findByRole('dialog', { name: 'Edit test' });
  return { server, user, element, dialog: within(element) };
}

it('the test editor stays under 3,000 elements when each of 500 questions has errors', async () => {
  const faulty = long.questions.map(() => ({
    question: '',
    options: ['', ''],
    correctAnswer: -1,
    difficulty: 'medium' as const,
  }));
  startServer([{ ...long, questions: faulty }]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit test' }));
  await user.type(dialog.getByDisplayValue('Light test'), '!');
  await user.keyboard('{Control>}s{/Control}');
  // Found by its text, because a search by role visits every element of 500 questions each time.
  expect(await screen.findByText(/^1500 things keep this test/)).toBeDefined();
  expect(document.querySelectorAll('*').length).toBeLessThan(3_000);
});

it('the test editor shows 500 questions in few elements, re-renders only the open one, and saves all', async () => {
  const { server, user, element } = await openTest();
  expect(element.querySelectorAll('[data-question]')).toHaveLength(500);
  expect(element.querySelectorAll('[aria-expanded=true][data-question]')).toHaveLength(1);
  expect(document.querySelectorAll('*').length).toBeLessThan(3_000);
  const line = element.querySelectorAll('[data-question]')[6];
  expect(line?.textContent).toBe('Question 7: Which is number 7?4 options · C is right · Medium');
  const field = within(element).getByLabelText('Question');
  await user.click(field);
  // Counts rendered lines, because each line renders its name.
  const lines = vi.spyOn(testsCopy, 'questionNamed');
  await user.keyboard('!!');
  expect(lines).not.toHaveBeenCalled();
  lines.mockRestore();
  expect(textOf(field)).toContain('!!');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Test updated successfully')).toBeDefined();
  const [update] = server.inputsOf('content.tests.update') as TestDraft[];
  expect(update?.questions).toHaveLength(500);
});

it('the test editor shows 100 cases in few elements, and typing in a case re-renders no other', async () => {
  const { element } = await openTest(ofCases);
  expect(element.querySelectorAll('[data-question]')).toHaveLength(600);
  expect(document.querySelectorAll('*').length).toBeLessThan(3_000);
  const [passage, question] = element.querySelectorAll('textarea');
  if (!passage || !question) throw new Error('nothing is open');
  const lines = vi.spyOn(testsCopy, 'questionNamed');
  const cases = vi.spyOn(kindsCopy, 'caseNamed');
  fireEvent.change(question, { target: { value: 'What?' } });
  expect(question.value).toBe('What?');
  expect(lines).not.toHaveBeenCalled();
  fireEvent.change(passage, { target: { value: 'A lens.' } });
  expect(passage.value).toBe('A lens.');
  expect(lines).toHaveBeenCalledTimes(4);
  expect(cases).not.toHaveBeenCalled();
  lines.mockRestore();
  cases.mockRestore();
});

it('arrow keys move through the questions, Enter opens one, and text typed in another one stays', async () => {
  const { user, element, dialog } = await openTest(short);
  await user.type(dialog.getByLabelText('Question'), '!');
  const heads = () => [...element.querySelectorAll<HTMLElement>('[data-question]')];
  heads()[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(heads()[2]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Question')));
  expect(textOf(dialog.getByLabelText('Question'))).toMatch(/^Which is number 3\?/);
  expect(heads()[0]?.textContent).toContain('Which is number 1?');
  heads()[0]?.focus();
  await user.keyboard('{Enter}');
  expect(textOf(dialog.getByLabelText('Question'))).toMatch(/lines\.!$/);
});

it('Enter collapses a question, and arrow keys continue from its row', async () => {
  const { user, element } = await openTest(short);
  const heads = () => [...element.querySelectorAll<HTMLElement>('[data-question]')];
  heads()[2]?.click();
  await waitFor(() => expect(heads()[2]?.getAttribute('aria-expanded')).toBe('true'));
  heads()[2]?.focus();
  await user.keyboard('{Enter}');
  expect(heads()[2]?.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(heads()[2]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(heads()[3]);
});

it('Alt with an arrow key moves a collapsed question, which keeps the focus', async () => {
  const { user, element } = await openTest(short);
  const third = element.querySelectorAll<HTMLElement>('[data-question]')[2];
  third?.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^Question 2: Which is number 3\?/),
  );
});
