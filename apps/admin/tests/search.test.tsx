import type { ContentHit } from '@repo/contracts/admin';
import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isJumpingAtom, openSubjectAtom } from '#src/features/sidebar/sidebar-state.ts';
import { chapter, leaveTab } from './render-tab.tsx';
import { leaveTool, renderOpenTool } from './render-tool.tsx';
import { startServer as startTests, stored, textOf } from './tests-app.ts';

const card: FlashcardDraft = {
  _id: 'card-1',
  question: 'What is a **ray**?',
  answer: 'Light on a line',
  difficulty: 'easy',
  chapter: { _id: chapter._id },
  updatedAt: stored.updatedAt,
};
const place = {
  subjectId: 'physics',
  subjectName: 'Physics',
  chapterId: chapter._id,
  chapterName: 'Light',
  pageId: null,
  questionNumber: null,
};
const hits: ContentHit[] = [
  { ...place, list: 'flashcards', itemId: card._id, name: card.question, excerpt: `…${card.answer}` },
  { ...place, list: 'tests', itemId: stored._id, questionNumber: 2, name: stored.title, excerpt: 'Two?' },
];

function startServer() {
  const server = startTests([stored]);
  const counts = { pages: 0, mindmaps: 0, flashcards: 1, summaries: 0, tests: 1, written: 0, memes: 0 };
  const light = {
    _id: chapter._id,
    name: 'Light',
    isAllContentAvailable: true,
    counts,
    updatedAt: card.updatedAt,
  };
  const physics = { _id: 'physics', name: 'Physics', description: '', image: null, color: null };
  const subjects = [
    { ...physics, isAllContentAvailable: true, chapters: [light], updatedAt: card.updatedAt },
  ];
  Object.assign(server.answers, {
    'content.subjects.list': () => ({ data: subjects }),
    'content.topics.list': () => ({ data: [] }),
    'content.flashcards.list': () => ({ data: [card] }),
    'content.papers.list': () => ({ data: [] }),
    'admin.unpublishedChanges': () => ({ data: { count: 0, changes: [] } }),
    'admin.searchContent': () => ({ data: { hits, hasMore: false } }),
  });
  return server;
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
});
afterEach(async () => {
  await leaveTab();
  leaveTool();
  getDefaultStore().set(isJumpingAtom, false);
  getDefaultStore().set(openSubjectAtom, null);
});

async function searchFor(text: string) {
  const server = startServer();
  const user = renderOpenTool();
  await screen.findByRole('button', { name: 'Physics' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Subject, chapter or words of a text' }), text);
  await screen.findByRole('option', { name: /^Card: What is a ray\?/ });
  return { server, user };
}

it('the search finds texts once typing pauses, with subjects and chapters, and opens the card that was found', async () => {
  const { server, user } = await searchFor('lig');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Physics › Light',
    'Card: What is a ray?…Light on a line (Physics › Light)',
    'Test: Light test, question 2Two? (Physics › Light)',
  ]);
  expect(server.inputsOf('admin.searchContent')).toEqual([{ text: 'lig' }]);
  await user.keyboard('{ArrowDown}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit flashcard' }));
  expect(textOf(dialog.getByLabelText('Answer'))).toBe(card.answer);
});

it('a search result opens the mind map or the meme', async () => {
  const { server, user } = await searchFor('two');
  await user.keyboard('{Escape}');
  const common = { chapter: { _id: chapter._id }, updatedAt: stored.updatedAt };
  const map = {
    ...common,
    _id: 'map-1',
    title: 'Rays',
    nodes: [{ id: 'root', text: 'Rays', x: 0, y: 0 }],
    edges: [],
  };
  const meme = {
    ...common,
    _id: 'meme-1',
    subject: { _id: 'physics' },
    imageUrl: '',
    alt: 'A cat casts a shadow',
  };
  const found: ContentHit[] = [
    { ...place, list: 'mindmaps', itemId: map._id, name: map.title, excerpt: 'Rays' },
    { ...place, list: 'memes', itemId: meme._id, name: meme.alt, excerpt: meme.alt },
  ];
  Object.assign(server.answers, {
    'content.mindmaps.list': () => ({ data: [map] }),
    'content.memes.list': () => ({ data: [meme] }),
    'admin.searchContent': () => ({ data: { hits: found, hasMore: false } }),
  });
  const jump = async (name: RegExp) => {
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Subject, chapter or words of a text' });
    await user.type(field, 'shadows');
    await user.click(await screen.findByRole('option', { name }));
  };
  await jump(/^Meme: A cat casts a shadow/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit meme' }));
  expect(dialog.getByDisplayValue(meme.alt)).toBeDefined();
  await user.keyboard('{Escape}');
  await jump(/^Mind map: Rays/);
  expect(await screen.findByDisplayValue('Rays')).toBeDefined();
});

it('a search result opens its question of a test, also after another question was opened by hand', async () => {
  const { user } = await searchFor('two');
  await user.keyboard('{ArrowDown}{Enter}');
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit test' }));
  await screen.findByRole('dialog', { name: 'Edit test' });
  await waitFor(() => expect(textOf(dialog().getByLabelText('Question'))).toBe('Two?'));
  await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Question')));
  await user.click(dialog().getByRole('button', { name: /^Question 1: One/ }));
  await waitFor(() => expect(textOf(dialog().getByLabelText('Question'))).toBe('One?'));
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Subject, chapter or words of a text' });
  await user.type(field, 'two');
  await screen.findByRole('option', { name: /^Test: Light test, question 2/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(textOf(dialog().getByLabelText('Question'))).toBe('Two?'));
});

const later: FlashcardDraft = { ...card, _id: 'card-2', question: 'What is a *beam*?' };
const hitOf = ({ _id, question, answer }: FlashcardDraft): ContentHit => ({
  ...place,
  list: 'flashcards',
  itemId: _id,
  name: question,
  excerpt: answer,
});

/** On the cards tab with its list loaded, searches and opens a card that somebody else added later. */
async function jumpToLater(cards: () => FlashcardDraft[]) {
  const { server, user } = await searchFor('line');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Edit flashcard' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answers['content.flashcards.list'] = () => ({ data: cards() });
  server.answers['admin.searchContent'] = () => ({ data: { hits: [hitOf(later)], hasMore: false } });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(
    await screen.findByRole('combobox', { name: 'Subject, chapter or words of a text' }),
    'beam',
  );
  await screen.findByRole('option', { name: /^Card: What is a beam\?/ });
  await user.keyboard('{Enter}');
}

it('a search result opens a card that somebody else added after the list was loaded', async () => {
  await jumpToLater(() => [card, later]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit flashcard' }));
  expect(textOf(dialog.getByLabelText('Question'))).toBe(later.question);
});

it('a search result that was deleted meanwhile says so', async () => {
  await jumpToLater(() => [card]);
  expect(await screen.findByText('It is not there any more: somebody deleted or moved it')).toBeDefined();
});
