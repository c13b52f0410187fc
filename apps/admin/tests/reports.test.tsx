import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { at } from './fake-server.ts';
import { gone, ofCard, ofQuestion, openReports, row, startServer } from './reports-app.ts';
import { open, useSidebar } from './sidebar-app.ts';

useSidebar();

// docs/product/screens.md#reports
it("reports are listed by item, with the problem, the student's words, and a link to the editor", async () => {
  await openReports([ofCard, ofQuestion, gone]);
  const card = await row('What is a ray?');
  expect(card.getByText('3 reports')).toBeDefined();
  expect(card.getByText('A line')).toBeDefined();
  expect(card.getByText('Physics › Light · Flashcard')).toBeDefined();
  expect(card.getByText('Wrong answer × 2')).toBeDefined();
  expect(card.getByText('It is no line')).toBeDefined();
  expect(card.getByText('1 more')).toBeDefined();
  expect(card.getByRole('link', { name: /^Open in the editor/ }).getAttribute('href')).toBe(
    '/admin/physics/light/flashcards?item=card-1',
  );
  const question = await row('Why does it bend?');
  expect(question.getByText('Physics › Light · Test, question 4')).toBeDefined();
  expect(question.getByText('Its text was changed since it was reported.')).toBeDefined();
  expect(question.getByRole('link').getAttribute('href')).toContain('/admin/physics/light/test?item=test-1');
  const lost = await row('Gone by now');
  expect(lost.getByText(/^No longer there/)).toBeDefined();
  expect(lost.queryByRole('link')).toBeNull();
});

// docs/product/screens.md#reports
it('the navigation counts items with an open report', async () => {
  await openReports();
  expect(screen.getByRole('link', { name: 'Reports 2 open' })).toBeDefined();
});

// docs/product/screens.md#reports
it('Solve closes the reports that were shown, sends a sentence, and removes the item from the list', async () => {
  const { server, user } = await openReports();
  await user.click((await row('What is a ray?')).getByRole('button', { name: /^Mark as solved/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as solved?' }));
  expect(dialog.getByText(/The 3 students who reported it are told/)).toBeDefined();
  await user.type(dialog.getByLabelText('A sentence to them (optional)'), ' Well seen. ');
  await user.click(dialog.getByRole('button', { name: 'Mark as solved' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'What is a ray?' })).toBeNull());
  expect(server.inputsOf('admin.solveReports')).toEqual([
    { chapterId: 'light', kind: 'card', itemId: 'card-1', newestAt: at(5), thanks: 'Well seen.', reason: '' },
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reports'));
  expect(await screen.findByRole('link', { name: 'Reports 1 open' })).toBeDefined();
});

// docs/product/screens.md#reports
it('a report can be answered with why the item is right as it is', async () => {
  const { server, user } = await openReports();
  await user.click((await row('What is a ray?')).getByRole('button', { name: /^Mark as solved/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as solved?' }));
  await user.type(dialog.getByLabelText('A sentence to them (optional)'), 'Thanks.');
  await user.click(dialog.getByRole('radio', { name: 'It is right as it is' }));
  expect(dialog.getByText(/It is right as it is, because: …”$/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Mark as solved' }));
  const reason = dialog.getByLabelText('Because …');
  expect(dialog.getByText('Please write why it is right')).toBeDefined();
  expect(document.activeElement).toBe(reason);
  expect(server.inputsOf('admin.solveReports')).toEqual([]);
  await user.type(reason, ' A ray has no width. ');
  await user.click(dialog.getByRole('button', { name: 'Mark as solved' }));
  await user.click(await screen.findByRole('tab', { name: 'Solved' }));
  const solved = await row('What is a ray?');
  expect(
    solved.getByText('Students are told that it is right as it is, because: “A ray has no width.”'),
  ).toBeDefined();
  expect(server.inputsOf('admin.solveReports')).toMatchObject([
    { thanks: '', reason: 'A ray has no width.' },
  ]);
});

// docs/product/screens.md#reports
it('the sentence of a report stays when the server refuses it, with the reason', async () => {
  const { server, user } = await openReports();
  server.answers['admin.solveReports'] = () => ({ status: 503, message: 'Later', errorCode: 'UNAVAILABLE' });
  await user.click((await row('What is a ray?')).getByRole('button', { name: /^Mark as solved/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as solved?' }));
  await user.type(dialog.getByLabelText('A sentence to them (optional)'), 'Seen.');
  await user.click(dialog.getByRole('button', { name: 'Mark as solved' }));
  expect(await dialog.findByText('Later')).toBeDefined();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('A sentence to them (optional)').value).toBe('Seen.');
});

// docs/product/screens.md#reports
it('a solved report can be opened again', async () => {
  const { server, user } = await openReports([{ ...ofCard, solvedAt: at(9), thanks: 'Seen.' }]);
  expect(await screen.findByText('No open reports')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Solved' }));
  const card = await row('What is a ray?');
  expect(card.getByText('Students are told: “Seen.”')).toBeDefined();
  await user.click(card.getByRole('button', { name: /^Open again/ }));
  expect(await screen.findByText('No solved reports')).toBeDefined();
  expect(server.inputsOf('admin.reopenReports')).toEqual([
    { chapterId: 'light', kind: 'card', itemId: 'card-1', solvedAt: at(9) },
  ]);
});

// docs/product/screens.md#reports
it('a failed load of the reports shows an error, and Retry loads them', async () => {
  const server = startServer([ofCard]);
  const recover = server.fail('admin.reports', 'offline');
  const user = await open();
  await user.click(await screen.findByRole('link', { name: /^Reports/ }));
  expect(await screen.findByText('Failed to fetch reports')).toBeDefined();
  recover();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row('What is a ray?')).toBeDefined();
});
