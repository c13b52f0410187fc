import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { fakeServer } from './fake-server.ts';
import { chapter, leaveTab, renderTab } from './render-tab.tsx';

const card = (id: string, question: string): FlashcardDraft => ({
  _id: id,
  question,
  answer: 'Because',
  difficulty: 'medium',
  chapter: { _id: chapter._id },
  updatedAt: new Date(Date.UTC(2026, 10, 21)).toISOString(),
});
const chapters = [
  { _id: chapter._id, name: 'Light' },
  { _id: 'waves', name: 'Waves' },
];

const startServer = () =>
  fakeServer({
    'content.flashcards.list': () => ({ data: [card('a', 'What is a ray?'), card('b', 'What is a lens?')] }),
    'content.flashcards.copy': () => ({ data: { ids: ['d'] } }),
    'content.flashcards.move': () => ({ data: { ids: ['b'] } }),
    'content.subjects.list': () => ({ data: [{ _id: 'physics', name: 'Physics', chapters }] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });

afterEach(leaveTab);

it('duplicates a card, and moves it to a chapter that is chosen by a few letters', async () => {
  const server = startServer();
  const { user } = renderTab(FlashcardsTab);
  const choose = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'More for “What is a lens?”' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await choose('Duplicate');
  expect(await screen.findByText('Flashcard duplicated')).toBeDefined();
  await choose('Move to a chapter…');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Move “What is a lens?” to which chapter?' }),
  );
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Physics › Waves']);
  await user.type(dialog.getByRole('combobox', { name: 'Chapter or subject' }), 'wav{Enter}');
  expect(await screen.findByText('Flashcard moved to Waves')).toBeDefined();
  const inputs = ['copy', 'move'].map((act) => server.callsOf(`content.flashcards.${act}`)[0]?.input);
  expect(inputs).toEqual([
    { chapterId: 'light', ids: ['b'], toChapterId: 'light' },
    { chapterId: 'light', ids: ['b'], toChapterId: 'waves' },
  ]);
});
