import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { button, node, openEditor } from './mindmap-app.ts';
import { leaveTab } from './render-tab.tsx';

afterEach(leaveTab);

const names = () =>
  [...document.querySelectorAll('[data-pane=canvas]')].map((one) => one.getAttribute('aria-label'));
const paste = (kinds: Record<string, string>) =>
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: (kind: string) => kinds[kind] ?? '', files: [] },
  });

it('pasting an indented list adds branches to the selected node, undone in one step', async () => {
  const { user } = await openEditor();
  await user.keyboard('{ArrowRight} ');
  paste({ 'text/plain': '- Plane\n- Spherical\n\t- Pole\n\t- Focus' });
  expect(await screen.findByText('4 nodes added under Mirrors')).toBeDefined();
  const before = ['Light, 1 of 5', 'Mirrors, 2 of 5', 'Concave, 3 of 5', 'Convex, 4 of 5', 'Lenses, 5 of 5'];
  expect(names()).toEqual([
    'Light, 1 of 9',
    'Mirrors, 2 of 9',
    'Concave, 3 of 9',
    'Convex, 4 of 9',
    'Plane, 5 of 9',
    'Spherical, 6 of 9',
    'Pole, 7 of 9',
    'Focus, 8 of 9',
    'Lenses, 9 of 9',
  ]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mirrors, 2 of 9');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(names()).toEqual(before));
});

it('pasting uses the HTML list from Word or a web page instead of its plain text', async () => {
  const { user } = await openEditor();
  await user.click(await button('Outline'));
  screen.getByRole('treeitem', { name: 'Lenses' }).focus();
  paste({
    'text/html': '<ul><li>Convex lens<ul><li>Focus</li></ul></li></ul>',
    'text/plain': 'Convex lens\nFocus',
  });
  const focus = await screen.findByRole('treeitem', { name: 'Focus' });
  expect(focus.getAttribute('aria-level')).toBe('4');
});

it('a pasted list over the node limit, or with a too long line, adds nothing and shows why', async () => {
  await openEditor();
  const before = names();
  paste({ 'text/plain': `Plane\n\t${'x'.repeat(201)}` });
  expect(
    await screen.findByText(/^Nothing was added: “x{40}…” is longer than 200 characters$/),
  ).toBeDefined();
  paste({ 'text/plain': Array.from({ length: 996 }, (_, n) => `Idea ${n}`).join('\n') });
  expect(
    await screen.findByText(
      'Nothing was added: the list has 996 nodes, and there is room for 995. A mind map holds at most 1000',
    ),
  ).toBeDefined();
  expect(names()).toEqual(before);
  expect((await button('Undo')).getAttribute('aria-disabled')).toBe('true');
});

it('keys move a branch under another node with a message, undone in one step', async () => {
  const { server, user } = await openEditor();
  await user.keyboard('{ArrowRight}{Alt>}m{/Alt}');
  const dialog = await screen.findByRole('dialog', { name: 'Move “Mirrors” under' });
  const offered = within(dialog).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Lenses']);
  await user.keyboard('len{Enter}');
  expect(await screen.findByText('Mirrors is now under Lenses')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mirrors, 3 of 5'));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Mindmap updated successfully');
  const [{ nodes, edges }] = server.sent('update') as [MindmapDraft];
  const idOf = (name: string) => nodes.find(({ text }) => text === name)?.id;
  expect(edges.find(({ target }) => target === idOf('Mirrors'))?.source).toBe(idOf('Lenses'));
  await user.keyboard('{Control>}z{/Control}');
  expect(await node(/^Mirrors, 2 of 5$/)).toBeDefined();
});

it('the root cannot be moved, and closing the move dialog moves nothing', async () => {
  const { user } = await openEditor();
  const before = names();
  await user.keyboard('{Alt>}m{/Alt}');
  expect(await screen.findByText('The root cannot be moved')).toBeDefined();
  await user.keyboard('{ArrowRight}{Alt>}m{/Alt}');
  await screen.findByRole('dialog', { name: 'Move “Mirrors” under' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Move/ })).toBeNull());
  expect(names()).toEqual(before);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mirrors, 2 of 5');
});
