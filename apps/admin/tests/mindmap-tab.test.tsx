import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { MindmapTab } from '#src/features/mindmap/mindmap-tab.tsx';
import { at, broken } from './fake-server.ts';
import { addChild, button, node, openEditor, optics, startServer } from './mindmap-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';

afterEach(leaveTab);

it('the mind map tab shows a map with its size, and draws each box', async () => {
  startServer([optics]);
  renderTab(MindmapTab);
  const card = (await screen.findByRole('heading', { name: 'Optics' })).closest('article') as HTMLElement;
  expect(within(card).getByText('5 nodes')).toBeDefined();
  expect(card.querySelectorAll('svg rect[rx="16"]')).toHaveLength(5);
});

it('a new map starts from a sample that is stored only by Save', async () => {
  const { server, user } = await openEditor([]);
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Light');
  await user.click(await button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('create')).toEqual([]);

  await user.click(await button('New mindmap'));
  await user.click(await button('Save'));
  expect(await screen.findByText('Mindmap created successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('create')).toMatchObject([{ title: 'Light', chapter: 'light' }]);
  const [{ nodes }] = server.sent('create') as [MindmapDraft];
  expect(nodes.map(({ x, y }) => [x, y])).toEqual([
    [0, 200],
    [450, 80],
    [900, 0],
    [900, 160],
    [450, 320],
  ]);
  expect(await screen.findByRole('heading', { name: 'Light' })).toBeDefined();
});

it('Cancel and Escape ask before discarding map changes', async () => {
  const { server, user } = await openEditor();
  await addChild(user, 'Colour');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await button('Cancel'));
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('update')).toEqual([]);
  expect(screen.getByText('5 nodes')).toBeDefined();
});

it('the mind map tab offers the draft of an earlier visit, with its age and Discard', async () => {
  const { user } = await openEditor();
  await addChild(user, 'Colour');
  expect(await screen.findByText('Draft kept on this device')).toBeDefined();
  cleanup();
  const later = renderTab(MindmapTab);
  await later.user.click(await button('Edit Optics'));
  expect(await screen.findByText(/^Restored draft from/)).toBeDefined();
  expect(await node(/^Colour, 6 of 6$/)).toBeDefined();
  await later.user.click(await button('Discard'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Colour/, hidden: true })).toBeNull());
});

it('a save conflict shows the other version of the map, and overwrites it only on request', async () => {
  const { server, user } = await openEditor();
  server.change({ title: 'Theirs', updatedAt: at(9) });
  await addChild(user, 'Colour');
  await user.click(await button('Save'));
  const stale = within(await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }));
  expect((await stale.findByLabelText('Theirs, saved now')).textContent).toMatch(/^Theirs\n5 nodes/);
  expect((await stale.findByLabelText('Yours, not saved')).textContent).toMatch(/ {2}- Colour$/);
  await user.click(stale.getByRole('button', { name: 'Overwrite with mine' }));
  expect(await screen.findByText('Mindmap updated successfully')).toBeDefined();
  expect(server.sent('update')).toMatchObject([{ seenUpdatedAt: at(0) }, { seenUpdatedAt: at(9) }]);
});

it.each([
  ['Keep both', [{ title: 'Optics (copy)', chapter: 'light' }]],
  ['Take theirs', []],
])(
  '%s leaves the other version of the map in place, and stores mine under another name if it says so',
  async (name, kept) => {
    const { server, user } = await openEditor();
    server.change({ title: 'Theirs', updatedAt: at(9) });
    await addChild(user, 'Colour');
    await user.click(await button('Save'));
    await user.click(await button(name));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Theirs'));
    expect(server.sent('create')).toMatchObject(kept);
    expect(screen.queryByRole('button', { name: /^Colour/, hidden: true })).toBeNull();
  },
);

it('the mind map tab names the parts of a stored map that could not be read', async () => {
  const odd = { ...optics, nodes: [...optics.nodes, { id: 'lost', text: 'Lost idea', x: 0, y: 0 }] };
  await openEditor([odd]);
  expect(await screen.findByText(/^1 node hangs on nothing: “Lost idea”/)).toBeDefined();
});

it('a map whose deletion failed returns, with an error', async () => {
  const server = startServer([optics]);
  server.answers['content.mindmaps.delete'] = () => broken;
  const { user } = renderTab(MindmapTab);
  await user.click(await button('Delete Optics'));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Mindmap deleted successfully/);
  await flushDeletes();
  expect(await screen.findByText('Failed to delete mindmap')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Optics' })).toBeDefined();
  expect(server.sent('delete')).toMatchObject([{ id: 'optics', seenUpdatedAt: at(0) }]);
});
