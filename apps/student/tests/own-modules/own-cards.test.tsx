import '../device-databases.ts';
import { ownCardsPerChapterMax } from '@repo/contracts/limits/own-cards';
import { ownCardEmpty, tooManyOwnCards, tooManyOwnCardsInChapter } from '@repo/contracts/messages/progress';
import type { Saved, SavedChange } from '@repo/contracts/saved-kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { newVersionAtom } from '#src/platform/offline/new-version.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { revisionItems } from '#src/study/reviews/revision-items.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { savedStores } from '#src/study-log/saved/saved-stores.ts';
import { behindEveryScreen } from '../behind-every-screen.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { errorOf, renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

let students = 0;
/** A new student for each test, because modules remember students between tests. */
const newStudent = (plan: 'Pro' | 'Basic' = 'Pro') =>
  makeUser({ id: `writer-${++students}`, plan, unlockedChapters: ['s1-c1'] });

const savedCard = (cardId: string, part: Partial<Saved<'ownCard'>> = {}): Saved<'ownCard'> => ({
  ...{ cardId, chapterId: 's1-c1', front: `front ${cardId}`, back: `back ${cardId}` },
  ...{ isRemoved: false, changedAt: '2026-01-01T00:00:00.000Z' },
  ...part,
});

/**
 * A fake server that stores own cards.
 * @returns the stored cards
 */
async function startServer(student: ReturnType<typeof newStudent>, cards: Saved<'ownCard'>[] = []) {
  const saved = new Map(cards.map((card) => [card.cardId, card]));
  await startProcedureServer(({ path, input }) => {
    if (path === 'auth.user') return { data: { user: student, lastPublishedContentAt: null } };
    if (path === 'exchange.ownCard') {
      const card = { ...(input as SavedChange<'ownCard'>), changedAt: new Date().toISOString() };
      saved.set(card.cardId, card);
      return { data: card };
    }
    if (path === 'progress.saved') {
      const { kind, after } = input as { kind: string; after: number };
      const items = kind === 'ownCard' && after === 0 ? [...saved.values()] : [];
      const count = [...saved.values()].filter(({ isRemoved }) => !isRemoved).length;
      return { data: { kind, items, last: saved.size, isMore: false, count } };
    }
    return { data: behindEveryScreen[path]?.(input) ?? [] };
  });
  return () => [...saved.values()].map(({ front, back, isRemoved }) => ({ front, back, isRemoved }));
}

async function openPanel(plan: 'Pro' | 'Basic' = 'Pro', cards: Saved<'ownCard'>[] = []) {
  const student = newStudent(plan);
  logInWithLibrary(student);
  const saved = await startServer(student, cards);
  const { user } = await renderApp('/tabs/s1/s1-c1?tab=flashcards');
  await user.click(await screen.findByRole('button', { name: /^Your own cards/ }));
  await screen.findByRole('heading', { name: 'Your own cards' });
  return { user, saved, student };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(clearSession);

// docs/product/content.md#own-flashcards
test("a student's own cards of a chapter can be written, changed and deleted by keyboard, and are sent", async () => {
  const { user, saved } = await openPanel();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your own cards' })),
  );
  await user.type(screen.getByLabelText('Front'), 'What is GDP?');
  await user.tab();
  await user.keyboard('All that a country makes');
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByText('Card saved.');
  expect(document.activeElement).toBe(screen.getByLabelText('Front'));
  await act(() => outbox.flush());
  expect(saved()).toEqual([{ front: 'What is GDP?', back: 'All that a country makes', isRemoved: false }]);

  await user.click(screen.getByRole('button', { name: 'Edit: What is GDP?' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Front'));
  await user.keyboard(' In words');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(screen.getByRole('list', { name: 'Your own cards' })).getAllByRole('listitem')).toHaveLength(
    1,
  );

  await user.click(await screen.findByRole('button', { name: 'Delete: What is GDP? In words' }));
  expect(screen.queryByRole('list', { name: 'Your own cards' })).toBeNull();
  await act(() => outbox.flush());
  expect(saved()).toMatchObject([{ isRemoved: true }]);
});

test("a student's own cards of a chapter return when their deletion is undone", async () => {
  const { user } = await openPanel('Pro', [savedCard('a')]);
  await user.click(await screen.findByRole('button', { name: 'Delete: front a' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('front a');
});

test("a student's own cards of a chapter refused by the server are labelled as on this device alone, until they are deleted", async () => {
  const { user } = await openPanel();
  await startProcedureServer(({ path }) =>
    path === 'exchange.ownCard' ? { status: 403, message: tooManyOwnCards } : { data: [] },
  );
  await user.type(screen.getByLabelText('Front'), 'a');
  await user.type(screen.getByLabelText('Back'), 'b');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => outbox.flush());
  await screen.findByText(/^1 card is on this device alone/);
  screen.getByText('Card saved.');
  await user.click(screen.getByRole('button', { name: 'Delete: a' }));
  expect(screen.queryByText(/Card saved|on this device alone/)).toBeNull();
});

test("a student's own cards of a chapter are found by the search, which opens them after the chapter’s cards", async () => {
  const student = newStudent();
  logInWithLibrary(student);
  await startServer(student, [savedCard('a'), savedCard('b', { front: 'What is GDP?', back: 'All made' })]);
  await savedStores.ownCard.refresh(student.id);
  const { user } = await renderApp('/tabs/s1/s1-c1?tab=summary');
  await screen.findByRole('tab', { name: 'Summary', selected: true });
  await user.keyboard('/');
  await user.type(await screen.findByLabelText('Search your chapters'), 'gdp');
  const found = await screen.findByRole('link', { name: /My flashcard/ });
  expect(found.textContent).toMatch(/What is GDP\?All made$/);
  const before = getLibrary().flashcardsOfChapter('s1-c1').length;
  expect(found.getAttribute('href')).toBe(`/tabs/s1/s1-c1?tab=flashcards&card=${before + 2}`);
  await user.click(found);
  await screen.findByText(`${before + 2} of ${before + 2}`);
});

test("a student's own cards of a chapter require text on both sides", async () => {
  const { user } = await openPanel();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(errorOf('Front')).toBe(ownCardEmpty);
  await user.type(screen.getByLabelText('Front'), 'a');
  await user.type(screen.getByLabelText('Back'), '  ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(errorOf('Back')).toBe(ownCardEmpty);
  expect(document.activeElement).toBe(screen.getByLabelText('Back'));
});

test("a student's own cards of a chapter stay in the form unsaved while another card is edited, and after the panel was closed", async () => {
  const { user } = await openPanel('Pro', [savedCard('a'), savedCard('b')]);
  const front = () => screen.getByLabelText<HTMLTextAreaElement>('Front');
  await user.type(front(), 'What is GDP?');
  await user.click(await screen.findByRole('button', { name: 'Edit: front a' }));
  await user.type(front(), ' in words');
  await user.click(screen.getByRole('button', { name: 'Edit: front b' }));
  expect(front().value).toBe('front b');
  await user.click(screen.getByRole('button', { name: 'Edit: front a' }));
  expect(front().value).toBe('front a in words');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(front().value).toBe('What is GDP?');
  await user.click(screen.getByRole('button', { name: 'Edit: front a' }));
  expect(front().value).toBe('front a');
  await user.click(screen.getByRole('button', { name: 'Back to the cards' }));
  await user.click(await screen.findByRole('button', { name: /^Your own cards/ }));
  await screen.findByRole('heading', { name: 'Your own cards' });
  expect(front().value).toBe('What is GDP?');
  expect(JSON.stringify({ ...localStorage }), 'for a reload').toContain('What is GDP?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(errorOf('Back')).toBe(ownCardEmpty);
  await user.type(screen.getByLabelText('Back'), 'Money');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Card saved.');
  expect(Object.keys(localStorage).filter((key) => key.includes('unsaved-'))).toEqual([]);
});

test("a student's own cards of a chapter hold back an update of the app while their text is unsaved", async () => {
  const { user } = await openPanel();
  act(() => getDefaultStore().set(newVersionAtom, { apply: () => {} }));
  onTestFinished(() => getDefaultStore().set(newVersionAtom, null));
  const offer = () => screen.queryByRole('button', { name: 'Update' });
  expect(offer()).not.toBeNull();
  await user.type(screen.getByLabelText('Front'), 'one');
  expect(offer()).toBeNull();
  await user.type(screen.getByLabelText('Back'), 'more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Update' });
});

test("a student's own cards of a chapter are limited per chapter, and the text of one too many stays in the form", async () => {
  const full = Array.from({ length: ownCardsPerChapterMax }, (_, n) => savedCard(`${n}`));
  const { user } = await openPanel('Pro', full);
  await screen.findByText('front 0');
  await user.type(screen.getByLabelText('Front'), 'one');
  await user.type(screen.getByLabelText('Back'), 'more');
  // A search by role takes seconds among 400 buttons.
  await user.tab();
  await user.keyboard('{Enter}');
  expect(errorOf('Front')).toBe(tooManyOwnCardsInChapter);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Front').value).toBe('one');
});

test("a student's own cards of a chapter, also those from another device, follow the chapter's cards as plain text and are revised with them", async () => {
  const { user, student } = await openPanel('Pro', [
    savedCard('a', { front: '2 * 3 * 4' }),
    savedCard('b', { chapterId: 's1-c2' }),
  ]);
  await screen.findByText('2 * 3 * 4');
  await user.click(screen.getByRole('button', { name: 'Back to the cards' }));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(screen.getAllByText('2 of 2')).toHaveLength(1);
  expect(screen.getAllByText('Your card')).not.toHaveLength(0);
  expect(screen.getAllByText('2 * 3 * 4')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Bookmark/ })).toBeNull();
  const cards = savedStores.ownCard.shown(student.id) ?? [];
  const items = [...revisionItems(getLibrary(), new Set(), cards).values()];
  expect(items.flatMap((item) => (item.kind === 'card' ? item.card.question : []))).toContain('2 * 3 * 4');
});

test("a student's own cards of a chapter wait on the device while there is no network", async () => {
  const { user, saved } = await openPanel();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(screen.getByLabelText('Front'), 'a');
  await user.type(screen.getByLabelText('Back'), 'b');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(outbox.waiting('ownCard')).toHaveLength(1));
  expect(screen.getByRole('list', { name: 'Your own cards' }).textContent).toBe('ab');
  expect(saved()).toEqual([]);
  network.mockReturnValue(true);
  await act(() => outbox.flush());
  await waitFor(() => expect(saved()).toMatchObject([{ front: 'a', back: 'b' }]));
});

test("a student's own cards of a chapter are not shown without Super", async () => {
  const student = newStudent('Basic');
  logInWithLibrary(student);
  await startServer(student, [savedCard('a')]);
  await renderApp('/tabs/s1/s1-c1?tab=flashcards');
  await screen.findByRole('button', { name: 'Flip' });
  expect(screen.queryByRole('button', { name: /^Your own cards/ })).toBeNull();
});
