import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { messages } from '@repo/contracts/messages';
import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { MindmapTab } from '#src/features/mindmap/mindmap-tab.tsx';
import { type Answer, fakeServer } from './fake-server.ts';
import { chapter, leaveTab, renderTab } from './render-tab.tsx';

const broken: Answer = { status: 500, message: messages.internal, errorCode: 'INTERNAL' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 11, minute)).toISOString();
const optics: MindmapDraft = {
  _id: 'optics',
  title: 'Optics',
  chapter: { _id: chapter._id },
  ...layOutMindmap({
    text: 'Light',
    children: [{ text: 'Mirrors', children: [{ text: 'Concave' }, { text: 'Convex' }] }, { text: 'Lenses' }],
  }),
  updatedAt: at(0),
};

/** A server that keeps a chapter's maps and refuses stale edits. */
function startServer(first: MindmapDraft[]) {
  let maps = first;
  const server = fakeServer({
    'content.mindmaps.list': () => ({ data: maps }),
    'content.mindmaps.create': (input) => {
      const { chapter: id, ...fields } = input as Omit<MindmapDraft, 'chapter'> & { chapter: string };
      const made = { ...fields, _id: `new-${maps.length}`, chapter: { _id: id }, updatedAt: at(20) };
      maps = [...maps, made];
      return { data: made };
    },
    'content.mindmaps.update': (input) => {
      const { id, seenUpdatedAt, ...fields } = input as MindmapDraft & { id: string; seenUpdatedAt: string };
      const known = maps.find(({ _id }) => _id === id);
      if (known && seenUpdatedAt !== known.updatedAt)
        return { status: 409, message: messages.staleEdit, errorCode: 'STALE_EDIT', current: known };
      const changed = { ...known, ...fields, updatedAt: at(30) } as MindmapDraft;
      maps = maps.map((one) => (one._id === id ? changed : one));
      return { data: changed };
    },
    'content.mindmaps.delete': (input) => {
      const gone = maps.find(({ _id }) => _id === (input as { id: string }).id);
      maps = maps.filter((map) => map !== gone);
      return { data: gone };
    },
    'content.mindmaps.reorder': (input) => ({ data: { ids: (input as { ids: string[] }).ids } }),
    'content.subjects.list': () => ({ data: [] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });
  return Object.assign(server, {
    sent: (name: string) => server.callsOf(`content.mindmaps.${name}`).map(({ input }) => input),
    /** Someone else saves. */
    change: (fields: Partial<MindmapDraft>) => {
      maps = maps.map((one) => ({ ...one, ...fields }));
    },
  });
}

const node = (name: RegExp) => screen.findByRole('button', { name, hidden: true });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openEditor(first: MindmapDraft[] = [optics]) {
  const server = startServer(first);
  const { user } = renderTab(MindmapTab);
  await user.click(await button(first.length === 0 ? 'New mindmap' : 'Edit Optics'));
  await screen.findByRole('dialog', { name: first.length === 0 ? 'New mindmap' : 'Edit mindmap' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-idea')).toBe('root'));
  return { server, user };
}

/** Adds a child to the chosen node by keys alone. */
async function addChild(user: UserEvent, text: string): Promise<void> {
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('textbox', { name: 'Text of “New Node”', hidden: true });
  await user.keyboard(`${text}{Enter}`);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(text));
}

afterEach(leaveTab);

it('says that the maps could not be fetched, and fetches them on Retry', async () => {
  const server = startServer([optics]);
  server.answers['content.mindmaps.list'] = () => broken;
  const { user } = renderTab(MindmapTab);
  expect(await screen.findByText('Failed to fetch mindmaps')).toBeDefined();
  server.answers['content.mindmaps.list'] = () => ({ data: [optics] });
  await user.click(await button('Retry'));
  expect(await screen.findByRole('heading', { name: 'Optics' })).toBeDefined();
});

it('shows a map with its size, drawn box for box', async () => {
  startServer([optics]);
  renderTab(MindmapTab);
  const card = (await screen.findByRole('heading', { name: 'Optics' })).closest('article') as HTMLElement;
  expect(within(card).getByText('5 nodes')).toBeDefined();
  expect(card.querySelectorAll('svg rect[rx="16"]')).toHaveLength(5);
});

it('starts a new map from a sample that nothing but Save stores', async () => {
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

it('asks for a title before anything is sent', async () => {
  const { server, user } = await openEditor();
  const title = await screen.findByLabelText('Title');
  await user.clear(title);
  await user.click(await button('Save'));
  expect(await screen.findByText('Please enter a title')).toBeDefined();
  expect(document.activeElement).toBe(title);
  expect(server.sent('update')).toEqual([]);
});

it('is written by keys alone, undone and redone, and saved by Ctrl+S', async () => {
  const { server, user } = await openEditor();
  await addChild(user, 'Colour');
  expect(await node(/^Colour, 6 of 6$/)).toBeDefined();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Colour/, hidden: true })).toBeNull());
  expect(document.activeElement?.getAttribute('data-idea')).toBe('root');
  await user.keyboard('{Control>}y{/Control}');
  await node(/^Colour, 6 of 6$/);
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Mindmap updated successfully')).toBeDefined();
  expect(server.sent('update')).toMatchObject([{ id: 'optics', seenUpdatedAt: at(0) }]);
  expect(screen.getByRole('dialog', { name: 'Edit mindmap' })).toBeDefined();
});

it('keeps the root, deletes a subtree with its count, and brings it back', async () => {
  const { user } = await openEditor();
  await user.keyboard('{Delete}');
  expect(await screen.findByText('The root cannot be deleted')).toBeDefined();
  await user.keyboard('{ArrowRight}{Delete}');
  expect(await screen.findByText('3 nodes deleted')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Lenses, 2 of 2');
  const bar = screen.getByText('3 nodes deleted').parentElement as HTMLElement;
  await user.click(within(bar).getByRole('button', { name: 'Undo' }));
  expect(await node(/^Mirrors, 2 of 5$/)).toBeDefined();
  expect(await node(/^Convex, 4 of 5$/)).toBeDefined();
});

it('collapses with a count and expands again', async () => {
  const { user } = await openEditor();
  await user.keyboard('{ArrowRight} ');
  expect((await node(/^Mirrors/)).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('+2')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Convex/, hidden: true })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(await node(/^Convex/)).toBeDefined();
});

it('has the same map as an outline in which Enter goes on writing', async () => {
  const { user } = await openEditor();
  await user.click(await button('Outline'));
  const tree = within(await screen.findByRole('tree', { name: 'Outline' }));
  expect(tree.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    'Light',
    'Mirrors',
    'Concave',
    'Convex',
    'Lenses',
  ]);
  tree.getByRole('treeitem', { name: 'Lenses' }).focus();
  await user.keyboard('{Enter}');
  await tree.findByRole('textbox');
  await user.keyboard('Prism{Enter}');
  await waitFor(() => expect(tree.getByRole('textbox').textContent).toBe('New Node'));
  await user.keyboard('Eye{Enter}{Escape}');
  await waitFor(() =>
    expect(
      tree
        .getAllByRole('treeitem')
        .slice(-3)
        .map((item) => item.getAttribute('aria-label')),
    ).toEqual(['Prism', 'Eye', 'New Node']),
  );
  expect(tree.getByRole('treeitem', { name: 'Eye' }).getAttribute('aria-level')).toBe('2');
  expect(await node(/^Prism, 6 of 8$/)).toBeDefined();
});

it('says that a map could not be saved and keeps the work', async () => {
  const { server, user } = await openEditor();
  server.answers['content.mindmaps.update'] = () => broken;
  await addChild(user, 'Colour');
  await user.click(await button('Save'));
  expect((await screen.findAllByText('Failed to save mindmap')).length).toBeGreaterThan(0);
  expect(await node(/^Colour/)).toBeDefined();
});

it('saves what is being written too', async () => {
  const { server, user } = await openEditor();
  await user.keyboard('{F2}');
  await screen.findByRole('textbox', { name: 'Text of “Light”', hidden: true });
  await user.keyboard('Shadow{Control>}s{/Control}');
  expect(await screen.findByText('Mindmap updated successfully')).toBeDefined();
  const [{ nodes }] = server.sent('update') as [MindmapDraft];
  expect(nodes[0]?.text).toBe('Shadow');
});

it('asks on Cancel and Escape when something was changed', async () => {
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

it('Escape in a text ends the writing alone', async () => {
  const { user } = await openEditor();
  await user.keyboard('{F2}');
  await screen.findByRole('textbox', { name: 'Text of “Light”', hidden: true });
  await user.keyboard('Shadow{Escape}');
  expect(await node(/^Light, 1 of 5$/)).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Edit mindmap' })).toBeDefined();
});

it('offers the work of an earlier visit, with its age and Discard', async () => {
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

it('shows what someone else saved meanwhile and overwrites only when told to', async () => {
  const { server, user } = await openEditor();
  server.change({ title: 'Theirs', updatedAt: at(9) });
  await addChild(user, 'Colour');
  await user.click(await button('Save'));
  const stale = within(await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }));
  expect(stale.getByLabelText<HTMLTextAreaElement>('Theirs, saved now').value).toMatch(/^Theirs\n5 nodes/);
  expect(stale.getByLabelText<HTMLTextAreaElement>('Yours, not saved').value).toMatch(/ {2}- Colour$/);
  await user.click(stale.getByRole('button', { name: 'Overwrite with mine' }));
  expect(await screen.findByText('Mindmap updated successfully')).toBeDefined();
  expect(server.sent('update')).toMatchObject([{ seenUpdatedAt: at(0) }, { seenUpdatedAt: at(9) }]);
});

it('takes what someone else saved, when told to', async () => {
  const { server, user } = await openEditor();
  server.change({ title: 'Theirs', updatedAt: at(9) });
  await addChild(user, 'Colour');
  await user.click(await button('Save'));
  await user.click(await button('Take theirs'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Theirs'));
  expect(screen.queryByRole('button', { name: /^Colour/, hidden: true })).toBeNull();
});

it('names what of a stored map could not be read', async () => {
  const odd = { ...optics, nodes: [...optics.nodes, { id: 'lost', text: 'Lost idea', x: 0, y: 0 }] };
  await openEditor([odd]);
  expect(await screen.findByText(/^1 node hangs on nothing: “Lost idea”/)).toBeDefined();
});

it('A40: asks before it deletes, sends nothing while Undo is there, and brings the card back', async () => {
  const server = startServer([optics]);
  const { user } = renderTab(MindmapTab);
  await user.click(await button('Delete Optics'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete mindmap “Optics”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Mindmap deleted successfully')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Optics' })).toBeNull();
  await user.click(await button('Undo'));
  expect(await screen.findByRole('heading', { name: 'Optics' })).toBeDefined();
  expect(server.sent('delete')).toEqual([]);
});

it('says that a map could not be deleted and brings it back', async () => {
  const server = startServer([optics]);
  server.answers['content.mindmaps.delete'] = () => broken;
  const { user } = renderTab(MindmapTab);
  await user.click(await button('Delete Optics'));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Mindmap deleted successfully');
  await flushDeletes();
  expect(await screen.findByText('Failed to delete mindmap')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Optics' })).toBeDefined();
  expect(server.sent('delete')).toMatchObject([{ id: 'optics', seenUpdatedAt: at(0) }]);
});
