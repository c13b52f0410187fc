import type { TestDraft } from '@repo/contracts/content.drafts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PrintTestButton } from '#src/features/classroom/print-test-button.tsx';
import { at } from './fake-server.ts';
import { chapter, leaveTab, renderTab } from './render-tab.tsx';
import { startServer, stored } from './tests-app.ts';
import { rays, short } from './written-app.ts';

afterEach(leaveTab);

const caseOf = (ask: string) => ({
  ...{ question: `A lens.\n\n${ask}`, options: ['a', 'b'], correctAnswer: 0, difficulty: 'easy' as const },
  ...{ kind: 'case' as const, case: { passage: 'A lens.', ask } },
});
const ofCase: TestDraft = {
  ...{ ...stored, _id: 'test-2', title: 'Case test', updatedAt: at(1) },
  questions: [caseOf('Why?'), caseOf('Where?')],
};

async function openDialog(source: string) {
  const server = startServer([stored, ofCase]);
  server.answers['content.written.list'] = () => ({ data: [rays, short] });
  renderTab(() => <PrintTestButton chapter={chapter} source={source} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print a test' }));
  return { user, dialog };
}

it("a test's printed paper starts with all its questions, and others of the chapter can be added", async () => {
  const { user, dialog } = await openDialog('test-1');
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Light test');
  expect(dialog.getByRole('status').textContent).toBe('2 questions, 2 marks');
  await user.click(dialog.getByRole('checkbox', { name: 'Case test (0 of 1)' }));
  expect(dialog.getByRole('status').textContent).toBe('3 questions, 4 marks');
  const [, , written] = dialog.getAllByText('Choose questions');
  await user.click(written as HTMLElement);
  await user.click(dialog.getByRole('checkbox', { name: 'What does a lens do? 3 marks' }));
  expect(dialog.getByRole('status').textContent).toBe('4 questions, 7 marks');
});

it('sets need a shuffle number, and a paper needs a question', async () => {
  const { user, dialog } = await openDialog('written');
  const print = dialog.getByRole<HTMLButtonElement>('button', { name: 'Print' });
  await user.click(dialog.getByRole('radio', { name: 'A and B' }));
  await user.clear(dialog.getByLabelText('Shuffle number'));
  expect(dialog.getByText('Please enter a whole number from 1 to 999999')).toBeDefined();
  expect(print.disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'New number' }));
  expect(print.disabled).toBe(false);
  await user.click(dialog.getByRole('checkbox', { name: 'Written questions (2 of 2)' }));
  expect(dialog.getByRole('status').textContent).toBe('Choose at least one question.');
  expect(print.disabled).toBe(true);
});

it('the paper is rendered for the print and removed after it', async () => {
  const { user, dialog } = await openDialog('test-1');
  let printed: string | null = null;
  vi.stubGlobal('print', () => {
    printed = document.querySelector('.printed-sets')?.textContent ?? null;
  });
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toContain('Answer key'));
  expect(printed).toContain('1 (B)2 (A)');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.printed-sets')).toBeNull());
  vi.unstubAllGlobals();
});

it('a failed load of the questions to print says so', async () => {
  const server = startServer([stored]);
  server.fail('content.written.list', 'offline');
  renderTab(() => <PrintTestButton chapter={chapter} source="written" />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Print' }));
  expect(await screen.findByText('Failed to fetch the questions')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
