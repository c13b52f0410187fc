import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { MemesTab } from '#src/features/memes/memes-tab.tsx';
import { MindmapTab } from '#src/features/mindmap/mindmap-tab.tsx';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { SummaryTab } from '#src/features/summary/summary-tab.tsx';
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
])('a failed fetch of the list of $list shows an error, and Retry fetches it', async (each) => {
  const server = each.start();
  const recover = server.fail(`content.${each.list}.list`);
  const { user } = renderTab(each.Tab);
  expect((await screen.findByRole('alert')).textContent).toContain(each.failure);
  recover();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: each.item })).toBeDefined();
});

const lens = { kind: 'Flashcard', edit: 'Edit “What is a lens?”', remove: 'Delete “What is a lens?”' };
const rays = { kind: 'Mindmap', edit: 'Edit Optics', remove: 'Delete Optics' };
const cat = { kind: 'Meme', edit: 'Edit First', remove: 'Delete First' };
const mirror = { kind: 'Written question', edit: 'Edit “Name a mirror.”', remove: 'Delete “Name a mirror.”' };

// docs/product/screens.md#deletion-undo
it.each([
  { ...cards, list: 'flashcards', ...lens, title: 'Delete flashcard “What is a lens?”?' },
  { ...maps, list: 'mindmaps', ...rays, title: 'Delete mindmap “Optics”?' },
  { ...memes, list: 'memes', ...cat, title: 'Delete meme “First”?' },
  { ...written, list: 'written', ...mirror, title: 'Delete written question “Name a mirror.”?' },
])(
  'deleting from the list of $list asks first, and Undo restores the item before anything is sent',
  async (each) => {
    const server = each.start();
    const { user } = renderTab(each.Tab);
    await user.click(await screen.findByRole('button', { name: each.remove }));
    const question = within(await screen.findByRole('alertdialog', { name: each.title }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    const done = `${each.kind} deleted successfully. It stays under Recently deleted for 30 days`;
    expect(await screen.findByText(done)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: each.edit })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: each.edit })).toBeDefined();
    expect(server.callsOf(`content.${each.list}.delete`)).toEqual([]);
  },
);
