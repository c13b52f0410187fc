import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WrittenTab } from '#src/features/written/written-tab.tsx';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { at, staleEdit } from './fake-server.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { openStored, rays, short, startServer } from './written-app.ts';

afterEach(leaveTab);

it('the written tab lists questions in order, with marks, length, paper and problems', async () => {
  startServer([rays, short]);
  renderTab(WrittenTab);
  const list = await screen.findByRole('list', { name: 'Written questions' });
  const [first, second] = within(list).getAllByRole('article');
  expect(first?.textContent).toContain('What does a lens do?');
  expect(first?.textContent).toContain('Short answer · CBSE 2024, 31/1/1, Q27 · A or B');
  expect(first?.textContent).toContain('3 marks');
  expect(first?.textContent).toContain('Points do not add up');
  expect(second?.textContent).toContain('Name a mirror.');
  expect(second?.textContent).toContain('1 mark');
  expect(second?.textContent).not.toContain('do not add up');
});

it('a link from a publish problem or search result opens its written question', async () => {
  startServer([short, rays]);
  const { router } = renderTab(WrittenTab);
  await screen.findByRole('list', { name: 'Written questions' });
  await router.navigate({ to: `/physics/light/${tabOfList('written')}?item=written-1` } as never);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit written question' }));
  expect(dialog.getByDisplayValue('What does a *lens* do?')).toBeDefined();
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

it('keys change the order of written questions, and the order is sent', async () => {
  const server = startServer([rays, short]);
  const { user } = renderTab(WrittenTab);
  await user.click(await screen.findByRole('button', { name: 'Edit “Name a mirror.”' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'Edit “Name a mirror.”' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() =>
    expect(server.inputsOf('content.written.reorder')).toEqual([
      { chapterId: 'light', ids: ['written-2', 'written-1'] },
    ]),
  );
});

it('a written question can be duplicated', async () => {
  const server = startServer([short]);
  const { user } = renderTab(WrittenTab);
  await user.click(await screen.findByRole('button', { name: 'More for “Name a mirror.”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('Written question duplicated')).toBeDefined();
  expect(server.inputsOf('content.written.copy')).toEqual([
    { chapterId: 'light', ids: ['written-2'], toChapterId: 'light' },
  ]);
});

it('a written question can be moved to another chapter', async () => {
  const server = startServer([short]);
  const chapters = [
    { _id: 'light', name: 'Light' },
    { _id: 'waves', name: 'Waves' },
  ];
  server.answers['content.subjects.list'] = () => ({
    data: [{ _id: 'physics', name: 'Physics', chapters }],
  });
  server.answers['content.written.move'] = () => ({ data: { ids: ['written-2'] } });
  const { user } = renderTab(WrittenTab);
  await user.click(await screen.findByRole('button', { name: 'More for “Name a mirror.”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to a chapter…' }));
  await user.type(await screen.findByRole('combobox', { name: 'Chapter or subject' }), 'wav{Enter}');
  expect(await screen.findByText('Written question moved to Waves')).toBeDefined();
  expect(server.inputsOf('content.written.move')).toEqual([
    { chapterId: 'light', ids: ['written-2'], toChapterId: 'waves' },
  ]);
});

it('the written editor asks before closing on unsaved work, and offers the draft again until discarded', async () => {
  const { user, dialog } = await openStored();
  await user.selectOptions(dialog.getByLabelText('Marks'), '5');
  await user.keyboard('{Escape}');
  const guard = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(guard.getByRole('button', { name: 'Stay' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Marks').value).toBe('5');
  expect(await dialog.findByText('Draft kept on this device')).toBeDefined();
  cleanup();
  renderTab(WrittenTab);
  await user.click(await screen.findByRole('button', { name: 'Edit “What does a lens do?”' }));
  const again = within(await screen.findByRole('dialog', { name: 'Edit written question' }));
  expect(await again.findByText(/^Restored draft from /)).toBeDefined();
  expect(again.getByLabelText<HTMLSelectElement>('Marks').value).toBe('5');
  await user.click(again.getByRole('button', { name: 'Discard' }));
  expect(again.getByLabelText<HTMLSelectElement>('Marks').value).toBe('3');
  expect(again.queryByText('Unsaved')).toBeNull();
});

it('the preview shows a written question as students see it: A or B, the model answer, and marks by ticks', async () => {
  startServer([rays]);
  const { user } = renderTab(WrittenTab);
  await user.click(await screen.findByRole('button', { name: 'Preview “What does a lens do?” as student' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview as student' }));
  expect(dialog.queryByText('It bends.')).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Alternative A' }));
  await user.click(dialog.getByRole('button', { name: 'Show answer' }));
  expect(document.activeElement, 'the pressed button is gone').toBe(
    dialog.getByRole('heading', { name: 'Model answer' }),
  );
  expect(dialog.getByText('It bends.')).toBeDefined();
  expect(dialog.getByRole('group', { name: 'Tick what your answer has: any 1 count' })).toBeDefined();
  for (const box of dialog.getAllByRole('checkbox').slice(0, 2)) await user.click(box);
  expect(dialog.getByText('1 of 3 marks')).toBeDefined();
  for (const box of dialog.getAllByRole('checkbox').slice(2)) await user.click(box);
  expect(dialog.getByText('3 of 3 marks')).toBeDefined();
});

it('Keep both leaves the other version of a written question in place and stores mine beside it', async () => {
  const { server, user, dialog } = await openStored();
  const theirs = { ...rays, marks: 5, updatedAt: at(9) };
  server.answers['content.written.update'] = () => staleEdit(theirs);
  await user.selectOptions(dialog.getByLabelText('Marks'), '2');
  await user.click(dialog.getByRole('button', { name: 'Save written question' }));
  const question = within(await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }));
  const marked = async (name: string) =>
    [...(await question.findByRole('region', { name })).querySelectorAll('mark')].map(
      ({ textContent }) => textContent,
    );
  expect([await marked('Theirs, saved now'), await marked('Yours, not saved')]).toEqual([['5'], ['2']]);
  await user.click(question.getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Marks').value).toBe('5'));
  expect(server.inputsOf('content.written.create')).toMatchObject([{ marks: 2, chapter: 'light' }]);
});
