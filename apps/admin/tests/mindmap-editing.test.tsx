import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { hasUnsavedWork } from '#src/editing/unsaved-work.ts';
import { at } from './fake-server.ts';
import { addChild, button, node, openEditor } from './mindmap-app.ts';
import { leaveTab } from './render-tab.tsx';

afterEach(leaveTab);

async function writeRoot(user: UserEvent) {
  await user.keyboard('{F2}');
  return screen.findByRole('textbox', { name: 'Text of “Light”', hidden: true });
}

it('the mind map editor requires a title before sending anything', async () => {
  const { server, user } = await openEditor();
  const title = await screen.findByLabelText('Title');
  await user.clear(title);
  await user.click(await button('Save'));
  expect(await screen.findByText('Please enter a title')).toBeDefined();
  expect(document.activeElement).toBe(title);
  expect(server.sent('update')).toEqual([]);
});

it('a mind map is built by keyboard, undone and redone, and saved by Ctrl+S', async () => {
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

it("the root cannot be deleted; a subtree's deletion shows its count and can be undone", async () => {
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

it('a collapsed branch shows its node count and expands again', async () => {
  const { user } = await openEditor();
  await user.keyboard('{ArrowRight} ');
  expect((await node(/^Mirrors/)).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('+2')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Convex/, hidden: true })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(await node(/^Convex/)).toBeDefined();
});

it('the outline shows the same map, and Enter adds the next node there', async () => {
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
        .slice(-2)
        .map((item) => item.getAttribute('aria-label')),
    ).toEqual(['Prism', 'Eye']),
  );
  expect(tree.getByRole('treeitem', { name: 'Eye' }).getAttribute('aria-level')).toBe('2');
  expect(await node(/^Prism, 6 of 7$/)).toBeDefined();
});

it('typing on a selected node replaces its text', async () => {
  const { user } = await openEditor();
  await user.keyboard('{ArrowRight}S');
  await screen.findByRole('textbox', { name: 'Text of “Mirrors”', hidden: true });
  await user.keyboard('hadow{Enter}');
  expect(await node(/^Shadow, 2 of 5$/)).toBeDefined();
});

it('Escape removes a newly added node and returns the focus to where it was added', async () => {
  const { user } = await openEditor();
  await user.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('textbox', { name: 'Text of “New Node”', hidden: true });
  await user.keyboard('Prism{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mirrors, 2 of 5'));
  expect(screen.queryByRole('button', { name: /^New Node/, hidden: true })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Edit mindmap' })).toBeDefined();
});

it('Ctrl+S saves the text being typed; Escape restores the old text and closes only the text field', async () => {
  const { server, user } = await openEditor();
  await writeRoot(user);
  await user.keyboard('Sha');
  expect(hasUnsavedWork()).toBe(true);
  await user.keyboard('dow{Control>}s{/Control}');
  expect(await screen.findByText('Mindmap updated successfully')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(await node(/^Light, 1 of 5$/)).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Edit mindmap' })).toBeDefined();
  await user.keyboard('{Control>}y{/Control}');
  expect(await node(/^Light, 1 of 5$/)).toBeDefined();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.sent('update')).toHaveLength(2));
  const texts = (server.sent('update') as MindmapDraft[]).map(({ nodes }) => nodes[0]?.text);
  expect(texts).toEqual(['Shadow', 'Light']);
});

it("clearing a node's text restores the text before the edit", async () => {
  const { user } = await openEditor();
  const field = await writeRoot(user);
  await user.keyboard('Shadow');
  hasUnsavedWork();
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(await node(/^Light, 1 of 5$/)).toBeDefined();
});

it("a node's text that was saved while being typed is undone in one step", async () => {
  const { user } = await openEditor();
  await writeRoot(user);
  await user.keyboard('Sha');
  hasUnsavedWork();
  await user.keyboard('dow{Enter}');
  expect(await node(/^Shadow, 1 of 5$/)).toBeDefined();
  await user.keyboard('{Control>}z{/Control}');
  expect(await node(/^Light, 1 of 5$/)).toBeDefined();
});

it('a new node whose text was cleared stays with its default text', async () => {
  const { user } = await openEditor();
  await user.keyboard('{Control>}{Enter}{/Control}');
  const field = await screen.findByRole('textbox', { name: 'Text of “New Node”', hidden: true });
  await user.keyboard('Pri');
  hasUnsavedWork();
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(await node(/^New Node, 6 of 6$/)).toBeDefined();
});
