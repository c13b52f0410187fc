import type { TestDraft } from '@repo/contracts/content.drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testsCopy } from '#src/features/tests/tests-copy.ts';
import { TestsTab } from '#src/features/tests/tests-tab.tsx';
import { leaveTab, renderTab } from './render-tab.tsx';
import { sent, startServer, stored, textOf } from './tests-app.ts';

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

async function openLong() {
  const server = startServer([long]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  const element = await screen.findByRole('dialog', { name: 'Edit test' });
  return { server, user, element, dialog: within(element) };
}

it('shows 500 questions as lines of few elements, one of them open', async () => {
  const { element } = await openLong();
  expect(element.querySelectorAll('[data-question]')).toHaveLength(500);
  expect(element.querySelectorAll('[aria-expanded=true][data-question]')).toHaveLength(1);
  expect(document.querySelectorAll('*').length).toBeLessThan(3_000);
  const line = element.querySelectorAll('[data-question]')[6];
  expect(line?.textContent).toBe('Question 7: Which is number 7?4 options · C is right · Medium');
});

it('stays as small when every question has faults', async () => {
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
  await waitFor(() =>
    expect(document.getElementById('test-issues')?.textContent).toMatch(/^1500 things keep this test/),
  );
  expect(document.querySelectorAll('*').length).toBeLessThan(3_000);
});

it('draws the open question alone while somebody types, and saves all 500 by Ctrl+S', async () => {
  const { server, user, element } = await openLong();
  const field = within(element).getByLabelText('Question');
  await user.click(field);
  // Every line is named as it is drawn.
  const lines = vi.spyOn(testsCopy, 'questionNamed');
  await user.keyboard('!!');
  expect(lines).not.toHaveBeenCalled();
  expect(textOf(field)).toContain('!!');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Test updated successfully')).toBeDefined();
  const [update] = sent(server, 'content.tests.update') as TestDraft[];
  expect(update?.questions).toHaveLength(500);
});

it('goes through the questions by arrows, opens one by Enter and keeps what was typed in the other', async () => {
  const { user, element, dialog } = await openLong();
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

it('folds a question and goes on from its line', async () => {
  const { user, element } = await openLong();
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

it('moves a folded question by Alt and an arrow, and keeps the focus on it', async () => {
  const { user, element } = await openLong();
  const third = element.querySelectorAll<HTMLElement>('[data-question]')[2];
  third?.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^Question 2: Which is number 3\?/),
  );
});
