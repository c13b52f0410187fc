import type { WrittenDraft } from '@repo/contracts/content.drafts';
import { screen, within } from '@testing-library/react';
import { WrittenTab } from '#src/features/written/written-tab.tsx';
import { at, fakeServer, staleEdit } from './fake-server.ts';
import { chapter, renderTab } from './render-tab.tsx';

const point = (text: string, halves: number) => ({ text, halves });

/** A or B of 3 marks; the points of B do not add up. */
export const rays: WrittenDraft = {
  _id: 'written-1',
  chapter: { _id: chapter._id },
  updatedAt: at(0),
  marks: 3,
  source: { board: 'CBSE', year: 2024, paper: '31/1/1', question: 'Q27' },
  alternatives: [
    {
      question: 'What does a *lens* do?',
      parts: [
        { name: '(i)', model: 'It bends.', groups: [{ points: [point('bends', 1), point('light', 1)] }] },
        { name: '(ii)', model: 'Use.', groups: [{ pick: 1, points: [point('eye', 4), point('sun', 4)] }] },
      ],
    },
    {
      question: 'What does a mirror do?',
      parts: [{ model: 'It reflects.', groups: [{ points: [point('reflects', 3)] }] }],
    },
  ],
};
export const short: WrittenDraft = {
  _id: 'written-2',
  chapter: { _id: chapter._id },
  updatedAt: at(0),
  marks: 1,
  alternatives: [
    {
      question: 'Name a mirror.',
      parts: [{ model: 'Plane.', groups: [{ points: [point('plane', 2)] }] }],
    },
  ],
};

/** A server that keeps a chapter's written questions. */
export function startServer(first: WrittenDraft[]) {
  let all = first;
  let minute = 1;
  return fakeServer({
    'content.written.list': () => ({ data: all }),
    'content.written.create': (input) => {
      const { chapter: chapterId, ...fields } = input as Omit<WrittenDraft, 'chapter'> & { chapter: string };
      const made = { ...fields, _id: 'made', chapter: { _id: chapterId }, updatedAt: at(minute++) };
      all = [...all, made];
      return { data: made };
    },
    'content.written.update': (input) => {
      const { id, seenUpdatedAt, ...fields } = input as { id: string; seenUpdatedAt: string };
      const known = all.find(({ _id }) => _id === id);
      if (known?.updatedAt !== seenUpdatedAt) return staleEdit(known);
      const { passage, source, ...rest } = { ...known, ...fields } as WrittenDraft;
      const next: WrittenDraft = {
        ...rest,
        ...(passage ? { passage } : {}),
        ...(source ? { source } : {}),
        updatedAt: at(minute++),
      };
      all = all.map((one) => (one._id === id ? next : one));
      return { data: next };
    },
    'content.written.delete': () => ({ data: rays }),
    'content.written.reorder': () => ({ data: [] }),
    'content.written.copy': () => ({ data: [] }),
    'content.subjects.list': () => ({ data: [] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });
}

export async function openNew() {
  const server = startServer([]);
  const { user } = renderTab(WrittenTab);
  await user.click(await screen.findByRole('button', { name: 'Add written question' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add written question' }));
  return { server, user, dialog };
}

export async function openStored() {
  const server = startServer([rays]);
  const { user } = renderTab(WrittenTab);
  await user.click(await screen.findByRole('button', { name: 'Edit “What does a lens do?”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit written question' }));
  return { server, user, dialog };
}

export const textOf = (element: HTMLElement) => (element as HTMLInputElement).value;
