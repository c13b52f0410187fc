import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WrittenPasteButton } from '#src/features/quizzes/written-paste-button.tsx';
import { leaveTab, renderTab } from './render-tab.tsx';
import { startServer } from './written-app.ts';

afterEach(leaveTab);

it('the import of written questions previews a pasted paper, and a retry adds only what is missing', async () => {
  const server = startServer([]);
  const { user } = renderTab(({ chapter }) => <WrittenPasteButton chapterId={chapter._id} />);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import written questions' }));
  await user.click(dialog.getByLabelText('Questions'));
  await user.paste('1. Power? (1)\nAns: work per time\n2. Unit? (2)\nAns: watt\n3. Which?\n(a) x\n(b) y');
  const found = within(await dialog.findByRole('list', { name: 'Found questions' }));
  expect(found.getByText('Power?')).toBeDefined();
  expect(dialog.getByText(/“Which\? \(a\) x \(b\) y” is left out: it has options/)).toBeDefined();
  const { 'content.written.create': create } = server.answers;
  server.answers['content.written.create'] = (input) =>
    JSON.stringify(input).includes('Unit?') ? 'offline' : (create?.(input) ?? 'offline');
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }));
  await dialog.findByRole('alert');
  Object.assign(server.answers, { 'content.written.create': create });
  await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.written.create').slice(-1)).toMatchObject([
    {
      chapter: 'light',
      marks: 2,
      alternatives: [
        {
          question: 'Unit?',
          parts: [{ model: 'watt', groups: [{ points: [{ text: 'watt', halves: 4 }] }] }],
        },
      ],
    },
  ]);
});
