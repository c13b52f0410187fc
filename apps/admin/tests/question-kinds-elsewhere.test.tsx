import type { TestDraft } from '@repo/contracts/content.drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestsTab } from '#src/features/tests/tests-tab.tsx';
import { at, staleEdit } from './fake-server.ts';
import { chapter, leaveTab, renderTab } from './render-tab.tsx';
import { startServer, stored } from './tests-app.ts';

afterEach(leaveTab);

const ofCase = (ask: string) => ({
  question: `A lens.\n\n${ask}`,
  kind: 'case' as const,
  case: { passage: 'A lens.', ask },
  options: ['x', 'y'],
  correctAnswer: 0,
  difficulty: 'easy' as const,
});
const statements = {
  question: '',
  kind: 'assertionReason' as const,
  statements: { assertion: 'Tin is used.', reason: 'Zinc is reactive.' },
  options: [],
  correctAnswer: 2,
  difficulty: 'hard' as const,
};
const kinds: TestDraft = { ...stored, questions: [statements, ofCase('Two?'), ofCase('Three?')] };

async function open() {
  const server = startServer([kinds]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  return { server, user, dialog: within(await screen.findByRole('dialog', { name: 'Edit test' })) };
}

it('moves a whole case to another test', async () => {
  const { server, user, dialog } = await open();
  const own = server.answers['content.tests.list'];
  const chapters = [
    { _id: chapter._id, name: 'Light' },
    { _id: 'waves', name: 'Waves' },
  ];
  Object.assign(server.answers, {
    'content.tests.list': (input: unknown) =>
      (input as { chapterId: string }).chapterId === 'waves'
        ? { data: [{ ...stored, _id: 'waves-test', title: 'Waves test' }] }
        : own?.(input),
    'content.tests.moveQuestions': () => ({ data: { count: 4 } }),
    'content.subjects.list': () => ({ data: [{ _id: 'physics', name: 'Physics', chapters }] }),
  });
  await user.click(dialog.getByRole('button', { name: /^Case, questions 2 to 3/ }));
  await user.click(await dialog.findByRole('button', { name: 'More for Case, questions 2 to 3' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to a test…' }));
  const title = 'Move “Case, questions 2 to 3” to which test?';
  const asked = within(await screen.findByRole('dialog', { name: title }));
  await user.type(asked.getByRole('combobox', { name: 'Chapter or subject' }), 'wav{Enter}');
  const field = await asked.findByRole('combobox', { name: 'Name of the test' });
  await asked.findByRole('option', { name: /waves/i });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('waves{Enter}');
  await waitFor(() => expect(server.callsOf('content.tests.moveQuestions')).toHaveLength(1));
  expect(server.inputsOf('content.tests.moveQuestions')[0]).toEqual({
    fromId: 'test-1',
    numbers: [2, 3],
    seenUpdatedAt: at(0),
    toId: 'waves-test',
  });
});

it('shows the texts of the kinds of both versions when somebody else has changed the test', async () => {
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
