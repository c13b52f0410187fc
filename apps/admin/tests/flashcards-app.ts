import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { screen, within } from '@testing-library/react';
import { at, fakeServer, staleEdit } from './fake-server.ts';
import { chapter } from './render-tab.tsx';

const card = (id: string, question: string, more: Partial<FlashcardDraft> = {}): FlashcardDraft => ({
  _id: id,
  question,
  answer: 'Because',
  difficulty: 'medium',
  chapter: { _id: chapter._id },
  updatedAt: at(0),
  ...more,
});

/** A fake server that stores a chapter's cards. */
export function startServer(first: FlashcardDraft[]) {
  let cards = first;
  const server = fakeServer({
    'content.flashcards.list': () => ({ data: cards }),
    'content.flashcards.create': (input) => {
      const made = card(`new-${cards.length}`, '', input as Partial<FlashcardDraft>);
      const stored = { ...made, chapter: { _id: chapter._id } };
      cards = [...cards, stored];
      return { data: stored };
    },
    'content.flashcards.update': (input) => {
      const { id, seenUpdatedAt, ...fields } = input as { id: string; seenUpdatedAt: string };
      const known = cards.find(({ _id }) => _id === id);
      if (known && seenUpdatedAt !== known.updatedAt) return staleEdit(known);
      const changed = { ...known, ...fields, updatedAt: at(30) } as FlashcardDraft;
      cards = cards.map((one) => (one._id === id ? changed : one));
      return { data: changed };
    },
    'content.flashcards.delete': (input) => {
      const { id } = input as { id: string };
      const gone = cards.find(({ _id }) => _id === id);
      cards = cards.filter(({ _id }) => _id !== id);
      return { data: gone };
    },
    'content.flashcards.reorder': (input) => ({ data: { ids: (input as { ids: string[] }).ids } }),
    'content.subjects.list': () => ({ data: [] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });
  return Object.assign(server, {
    change: (id: string, fields: Partial<FlashcardDraft>) => {
      cards = cards.map((one) => (one._id === id ? { ...one, ...fields } : one));
    },
  });
}

export const three = [card('a', 'What is a ray?'), card('b', 'What is a lens?'), card('c', 'What is focus?')];
export const list = async () => within(await screen.findByRole('list', { name: 'Flashcards' }));
