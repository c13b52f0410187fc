import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepDraft } from '#src/editing/draft-store.ts';
import { SummaryTab } from '#src/features/summary/summary-tab.tsx';
import { at, staleEdit } from '../fake-server.ts';
import { leaveTab, renderTab } from '../render-tab.tsx';
import { page, startServer, summary } from '../summary-app.ts';

/** The editor has its own tests; here it is a plain field. */
vi.mock('#src/markup-editor/markup-editor.tsx', () => ({
  MarkupEditor: (props: {
    value: string;
    onChange: (value: string) => void;
    label: string;
    height: number;
  }) => (
    <textarea
      aria-label={props.label}
      value={props.value}
      data-height={props.height}
      onChange={(event) => props.onChange(event.target.value)}
    />
  ),
}));

const two = () => [summary('s', 'Light', [page('p1', 1, 'one'), page('p2', 2, 'two')])];
const editor = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

afterEach(leaveTab);

it('a new summary is created, selected, and its first page opens in a 500 px editor', async () => {
  const server = startServer([summary('old', 'Old')]);
  const { user } = renderTab(SummaryTab);
  await user.click(await screen.findByRole('button', { name: 'Add summary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add summary' }));
  await user.click(dialog.getByRole('button', { name: 'Create summary' }));
  expect(dialog.getByText('Please enter a title')).toBeDefined();
  await user.type(dialog.getByLabelText('Title'), 'Light{Enter}');
  expect(await screen.findByText('Summary created successfully')).toBeDefined();
  const field = await editor('Light, page 1');
  expect(field.dataset.height).toBe('500');
  expect(server.callsOf('content.summaries.create')).toHaveLength(1);
});

it('each page of a summary is saved separately, and unsaved pages are marked', async () => {
  const server = startServer(two());
  const { user } = renderTab(SummaryTab);
  await user.type(await editor('Light, page 1'), '!');
  await user.click(screen.getByRole('button', { name: /^Page 2/ }));
  await user.type(await editor('Light, page 2'), '?');
  expect(screen.getAllByRole('img', { name: 'Unsaved' })).toHaveLength(2);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(server.inputsOf('content.summaries.updatePage')).toEqual([
      { summaryId: 's', pageId: 'p2', content: 'two?', seenUpdatedAt: at(0) },
    ]),
  );
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Unsaved' })).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^Page 1/ }));
  expect((await editor('Light, page 1')).value).toBe('one!');
});

it('Delete Page needs a second page, and can be undone', async () => {
  const server = startServer(two());
  const { user } = renderTab(SummaryTab);
  await editor('Light, page 1');
  await user.click(screen.getByRole('button', { name: 'Delete Page' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete page “Page 1”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Page deleted successfully/)).toBeDefined();
  expect((await editor('Light, page 1')).value).toBe('two');
  expect(screen.queryByRole('button', { name: 'Delete Page' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Page 2/ })).toBeDefined());
  expect(server.callsOf('content.summaries.deletePage')).toEqual([]);
});

it("a summary's new page is opened", async () => {
  startServer(two());
  const { user } = renderTab(SummaryTab);
  await editor('Light, page 1');
  await user.click(screen.getByRole('button', { name: 'New page' }));
  expect(await editor('Light, page 3')).toBeDefined();
});

it('a summary page that failed to save shows the reason and is saved on Retry', async () => {
  const server = startServer(two());
  const recover = server.fail('content.summaries.updatePage');
  const { user } = renderTab(SummaryTab);
  await user.type(await editor('Light, page 1'), '!');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to update page');
  recover();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('opening another summary asks first when there is unsaved work', async () => {
  startServer([...two(), summary('other', 'Other')]);
  const { user } = renderTab(SummaryTab);
  await user.type(await editor('Light, page 1'), '!');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  const guard = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(guard.getByRole('button', { name: 'Stay' }));
  expect((await editor('Light, page 1')).value).toBe('one!');
});

it('a summary can be renamed, but not to a blank title', async () => {
  const server = startServer(two());
  const { user } = renderTab(SummaryTab);
  await user.click(await screen.findByRole('button', { name: 'Actions for Light' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename summary' }));
  const title = dialog.getByLabelText('Title');
  await user.clear(title);
  await user.click(dialog.getByRole('button', { name: 'Save title' }));
  expect(dialog.getByText('Please enter a title')).toBeDefined();
  await user.type(title, 'Lenses{Enter}');
  expect(await screen.findByText('Summary updated successfully')).toBeDefined();
  expect(server.inputsOf('content.summaries.update')).toEqual([
    { id: 's', title: 'Lenses', seenUpdatedAt: at(0) },
  ]);
});

it("a summary's pages are moved by buttons, and the new order is sent", async () => {
  const server = startServer(two());
  const { user } = renderTab(SummaryTab);
  await editor('Light, page 1');
  await user.click(screen.getByRole('button', { name: 'Move Page 1 down' }));
  await waitFor(() =>
    expect(server.inputsOf('content.summaries.reorderPages')).toEqual([
      { summaryId: 's', pageIds: ['p2', 'p1'] },
    ]),
  );
  expect((await editor('Light, page 2')).value).toBe('one');
});

it('Keep both stores both texts of a summary page that somebody else changed', async () => {
  const server = startServer(two());
  const recover = server.fail(
    'content.summaries.updatePage',
    staleEdit({ ...page('p1', 1, 'theirs'), updatedAt: at(5) }),
  );
  const { user } = renderTab(SummaryTab);
  await user.type(await editor('Light, page 1'), '!');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  await waitFor(async () => expect((await editor('Light, page 1')).value).toBe('theirs\n\none!'));
  recover();
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  await waitFor(() =>
    expect(server.inputsOf('content.summaries.updatePage').at(-1)).toEqual({
      summaryId: 's',
      pageId: 'p1',
      content: 'theirs\n\none!',
      seenUpdatedAt: at(5),
    }),
  );
});

it('a restored draft of a summary page keeps its full text, and says that it is too long', async () => {
  startServer(two());
  const kept = 'x'.repeat(200_001);
  await keepDraft('summary-page:p1', { value: kept, seenUpdatedAt: at(0), at: Date.now() });
  renderTab(SummaryTab);
  expect(await screen.findByText(/^Restored draft from/)).toBeDefined();
  expect((await editor('Light, page 1')).value).toBe(kept);
  expect(screen.getByText('A page has at most 2,00,000 characters')).toBeDefined();
});

it('the summary tab says that there are no summaries', async () => {
  startServer([]);
  renderTab(SummaryTab);
  expect(await screen.findByText('No summary found for this chapter.')).toBeDefined();
});
