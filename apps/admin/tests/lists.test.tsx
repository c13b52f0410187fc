import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { MemesTab } from '#src/features/memes/memes-tab.tsx';
import { MindmapTab } from '#src/features/mindmap/mindmap-tab.tsx';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { SummaryTab } from '#src/features/summary/summary-tab.tsx';
import { TestsTab } from '#src/features/tests/tests-tab.tsx';
import { WrittenTab } from '#src/features/written/written-tab.tsx';
import { startServer as startCards, three } from './flashcards-app.ts';
import { meme, startServer as startMemes } from './memes-app.ts';
import { optics, startServer as startMaps } from './mindmap-app.ts';
import { startServer as startNotes } from './notes-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { startServer as startSummaries, summary } from './summary-app.ts';
import { startServer as startTests, stored } from './tests-app.ts';
import { short, startServer as startWritten } from './written-app.ts';

const cards = { Tab: FlashcardsTab, start: () => startCards(three) };
const maps = { Tab: MindmapTab, start: () => startMaps([optics]) };
const memes = { Tab: MemesTab, start: () => startMemes([meme('a', 'First')]) };
const written = { Tab: WrittenTab, start: () => startWritten([short]) };
const notes = { Tab: NotesTab, start: startNotes };
const summaries = { Tab: SummaryTab, start: () => startSummaries([summary('s', 'Light')]) };
const tests = { Tab: TestsTab, start: () => startTests([stored]) };

afterEach(leaveTab);

it.each([
  { ...cards, list: 'flashcards', failure: 'Failed to fetch flashcards', item: 'Edit “What is a lens?”' },
  { ...maps, list: 'mindmaps', failure: 'Failed to fetch mindmaps', item: 'Edit Optics' },
  { ...memes, list: 'memes', failure: 'Failed to fetch memes.', item: 'Edit First' },
  {
    ...written,
    list: 'written',
    failure: 'Failed to fetch written questions',
    item: 'Edit “Name a mirror.”',
  },
  { ...notes, list: 'topics', failure: 'Failed to fetch topics', item: 'More for Forces' },
  { ...summaries, list: 'summaries', failure: 'Failed to fetch summaries', item: 'Actions for Light' },
  { ...tests, list: 'tests', failure: 'Failed to fetch tests.', item: 'Edit Light test' },
])('says that the list of $list could not be fetched, and fetches it on Retry', async (each) => {
  const server = each.start();
  const recover = server.fail(`content.${each.list}.list`);
  const { user } = renderTab(each.Tab);
  expect((await screen.findByRole('alert')).textContent).toContain(each.failure);
  recover();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: each.item })).toBeDefined();
});

// docs/product.md#deletion-undo
it.each([
  {
    ...cards,
    list: 'flashcards',
    kind: 'Flashcard',
    item: '“What is a lens?”',
    left: 'Edit “What is focus?”',
  },
  { ...maps, list: 'mindmaps', kind: 'Mindmap', item: 'Optics', left: 'New mindmap' },
  { ...memes, list: 'memes', kind: 'Meme', item: 'First', left: 'Add meme' },
  {
    ...written,
    list: 'written',
    kind: 'Written question',
    item: '“Name a mirror.”',
    left: 'Add written question',
  },
])(
  '$kind: asks before it deletes, sends nothing while Undo is there, and brings the item back',
  async (each) => {
    const server = each.start();
    const { user } = renderTab(each.Tab);
    await user.click(await screen.findByRole('button', { name: `Delete ${each.item}` }));
    const title = `Delete ${each.kind.toLowerCase()} “${each.item.replace(/[“”]/g, '')}”?`;
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    const done = `${each.kind} deleted successfully. It stays under Recently deleted for 30 days`;
    expect(await screen.findByText(done)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${each.item}` })).toBeNull());
    expect(screen.getAllByRole('button', { name: each.left })[0]).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: `Edit ${each.item}` })).toBeDefined();
    expect(server.callsOf(`content.${each.list}.delete`)).toEqual([]);
  },
);
