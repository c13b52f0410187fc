import * as contentMessages from '@repo/contracts/messages/content';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { openPapers, science, startServer, textOf, usePapersTool } from './papers-app.ts';
import { renderOpenTool } from './render-tool.tsx';

usePapersTool();

it('the list of papers shows session, marks, time and last check of each, and whether its sums differ', async () => {
  const uneven = {
    ...science,
    _id: 'maths',
    name: 'Mathematics',
    checkedOn: undefined,
    units: science.units.slice(0, 1),
  };
  await openPapers([science, { ...uneven, sections: science.sections.slice(0, 1) }]);
  const first = within(await screen.findByRole('article', { name: 'Science 2025-26' }));
  expect(first.getByText('CBSE · 5 marks in 3 questions · 3 hours')).toBeDefined();
  expect(first.getByText('Checked 12 Nov 2026')).toBeDefined();
  expect(first.queryByText('Units and sections differ')).toBeNull();
  const second = within(screen.getByRole('article', { name: 'Mathematics 2025-26' }));
  expect(second.getByText('Not checked yet')).toBeDefined();
  expect(second.getByText('Units and sections differ')).toBeDefined();
});

it('the empty list of papers says so, and opens a new one', async () => {
  const { user } = await openPapers([]);
  expect(await screen.findByText('No board papers yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New paper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New paper' }));
  expect(textOf(dialog.getByLabelText('Minutes to write'))).toBe('180');
});

it('the switch makes a paper available to students, and switches back when the server refuses', async () => {
  const { server, user } = await openPapers();
  const toggle = await screen.findByRole<HTMLInputElement>('switch', {
    name: /^Students get the paper Science 2025-26/,
  });
  await user.click(toggle);
  expect(await screen.findByText('Board paper updated successfully')).toBeDefined();
  expect(server.inputsOf('content.papers.update')).toEqual([
    { id: 'science', isAvailable: true, seenUpdatedAt: science.updatedAt },
  ]);
  await waitFor(() => expect(toggle.checked).toBe(true));
  server.answers['content.papers.update'] = () => ({
    status: 404,
    message: contentMessages.paperMissing,
    errorCode: 'NOT_FOUND',
  });
  await user.click(toggle);
  expect(await screen.findByText(contentMessages.paperMissing)).toBeDefined();
  await waitFor(() => expect(toggle.checked).toBe(true));
});

it('deleting a paper asks first', async () => {
  const { server, user } = await openPapers();
  await user.click(await screen.findByRole('button', { name: 'Delete “Science 2025-26”' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText('Results of students who sat it stay theirs.')).toBeDefined();
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Science 2025-26' })).toBeNull());
  await flushDeletes();
  expect(server.inputsOf('content.papers.delete')).toEqual([
    { id: 'science', seenUpdatedAt: science.updatedAt },
  ]);
});

it('a paper copied for the next year is saved as a separate paper', async () => {
  const { server, user } = await openPapers();
  await user.click(await screen.findByRole('button', { name: 'More for “Science 2025-26”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy for another year' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy for another year' }));
  expect(textOf(dialog.getByLabelText('Year of the paper'))).toBe('2027');
  await user.click(dialog.getByRole('button', { name: 'Create paper' }));
  expect(await screen.findByRole('article', { name: 'Science 2026-27' })).toBeDefined();
  const [created] = server.inputsOf('content.papers.create');
  expect(created).toMatchObject({ name: 'Science', year: 2027, units: science.units });
  expect(created).not.toHaveProperty('checkedOn');
});

it('the paper preview shows its cover, a paper made from switched-on chapters, and what they lack', async () => {
  const { user } = await openPapers();
  await user.click(await screen.findByRole('button', { name: 'Preview “Science 2025-26”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(dialog.getByRole('region', { name: 'Cover' }).textContent).toContain('Maximum marks: 5');
  for (const text of ['Draw neat diagrams.', 'What is a ray?', 'Why does it bend?', 'OR', 'Why is it white?'])
    expect(await dialog.findByText(text)).toBeDefined();
  expect(dialog.getByText('1 chapter is switched off and left out.')).toBeDefined();
  expect(dialog.getByText('Section A: 1 question with options')).toBeDefined();
});

it('the list of papers shows a failed load', async () => {
  const { server, user } = await openPapers([]);
  server.answers['content.papers.list'] = () => 'offline';
  await user.click(screen.getByRole('button', { name: 'New paper' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'Versions' }));
  await user.click(screen.getByRole('link', { name: 'Board papers' }));
  expect(await screen.findByText('Failed to fetch board papers')).toBeDefined();
});

it('a link of the publish panel opens the paper that has the problem', async () => {
  const server = startServer([science]);
  server.answers['admin.previewPublish'] = () => ({
    data: {
      chapterCount: 1,
      problems: [
        {
          subjectId: null,
          subjectName: 'Science 2025-26',
          paperId: 'science',
          chapterId: null,
          chapterName: null,
          list: null,
          itemId: null,
          message: "The sections of 'Science 2025-26' give 5 marks, its units 3",
        },
      ],
      pictures: [],
      changes: [],
    },
  });
  const user = renderOpenTool();
  await user.click(await screen.findByRole('button', { name: 'Publish Content' }));
  await user.click(
    await screen.findByRole('link', { name: /give 5 marks, its units 3\. Open Science 2025-26$/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit paper' }));
  expect(textOf(dialog.getByLabelText('Name'))).toBe('Science');
});
