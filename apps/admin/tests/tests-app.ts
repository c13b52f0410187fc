import type { TestDraft } from '@repo/contracts/content.drafts';
import { screen, within } from '@testing-library/react';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { at, fakeServer, staleEdit } from './fake-server.ts';
import { chapter, renderTab } from './render-tab.tsx';

export const stored: TestDraft = {
  _id: 'test-1',
  title: 'Light test',
  chapter: { _id: chapter._id },
  timeLimit: 15,
  passingScore: 50,
  updatedAt: at(0),
  questions: [
    { question: 'One?', options: ['a', 'b', 'c'], correctAnswer: 1, difficulty: 'hard' },
    { question: 'Two?', options: ['d', 'e'], correctAnswer: 0, difficulty: 'easy' },
  ],
};

/** A server that keeps a chapter's tests. */
export function startServer(first: TestDraft[]) {
  let tests = first;
  let minute = 1;
  const server = fakeServer({
    'content.tests.list': () => ({ data: tests }),
    'content.tests.create': (input) => {
      const { chapter: chapterId, ...fields } = input as TestDraft & { chapter: string };
      const test = { ...fields, _id: 'made', chapter: { _id: String(chapterId) }, updatedAt: at(minute++) };
      tests = [...tests, test];
      return { data: test };
    },
    'content.tests.update': (input) => {
      const { id, seenUpdatedAt, ...fields } = input as { id: string; seenUpdatedAt: string };
      const known = tests.find(({ _id }) => _id === id);
      if (known?.updatedAt !== seenUpdatedAt) return staleEdit(known);
      const test = { ...known, ...fields, updatedAt: at(minute++) };
      tests = tests.map((one) => (one._id === id ? test : one));
      return { data: test };
    },
    'content.tests.delete': () => ({ data: stored }),
    'content.subjects.list': () => ({ data: [] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });
  return server;
}

export async function openNew() {
  const server = startServer([]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Add test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add test' }));
  return { server, user, dialog };
}

export async function openStored() {
  const server = startServer([stored]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit test' }));
  return { server, user, dialog };
}

export const textOf = (element: HTMLElement) => (element as HTMLInputElement).value;
