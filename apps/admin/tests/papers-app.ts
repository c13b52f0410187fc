import type { PaperDraft, TestDraft, WrittenDraft } from '@repo/contracts/content.drafts';
import { screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';
import { at, fakeServer, staleEdit } from './fake-server.ts';
import { forgetDrafts } from './render-tab.tsx';
import { light, open, physics, useSidebar } from './sidebar-app.ts';

export const science: PaperDraft = {
  _id: 'science',
  updatedAt: at(0),
  name: 'Science',
  board: 'CBSE',
  year: 2026,
  minutes: 180,
  readingMinutes: 15,
  instructions: ['All questions are compulsory.', 'Draw neat diagrams.'],
  units: [
    { name: 'Optics', marks: 3, chapterIds: ['light'] },
    { name: 'Chemistry', marks: 2, chapterIds: ['acids'] },
  ],
  sections: [
    { name: 'A', title: '', units: [], rows: [{ kind: 'choice', marks: 1, count: 2, choices: 0 }] },
    {
      name: 'B',
      title: 'Physics',
      units: ['Optics'],
      rows: [{ kind: 'written', marks: 3, count: 1, choices: 1 }],
    },
  ],
  checkedOn: '2026-11-12',
  isAvailable: false,
};

const subjects = [
  { ...physics, isAllContentAvailable: true, chapters: [light, { ...light, _id: 'sound', name: 'Sound' }] },
  {
    ...physics,
    _id: 'chemistry',
    name: 'Chemistry',
    chapters: [{ ...light, _id: 'acids', name: 'Acids' }],
  },
];

const test: TestDraft = {
  _id: 't',
  title: 'Test',
  chapter: { _id: 'light' },
  timeLimit: 10,
  passingScore: 40,
  updatedAt: at(0),
  questions: [
    { question: 'What is a ray?', options: ['Light', 'Dark'], correctAnswer: 0, difficulty: 'easy' },
  ],
};
const part = { model: 'So.', groups: [{ points: [{ text: 'so', halves: 6 }] }] };
const written: WrittenDraft = {
  _id: 'w',
  chapter: { _id: 'light' },
  updatedAt: at(0),
  marks: 3,
  alternatives: [
    { question: 'Why does it bend?', parts: [part] },
    { question: 'Why is it white?', parts: [part] },
  ],
};

/**
 * A fake server that stores board papers; Light has a choice and a written question, the other chapters have
 * none.
 */
export function startServer(first: PaperDraft[]) {
  let all = first;
  let minute = 1;
  const only =
    <T>(list: T[]) =>
    (input: unknown) => ({
      data: (input as { chapterId: string }).chapterId === 'light' ? list : [],
    });
  return fakeServer({
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
    'admin.unpublishedChanges': () => ({ data: { count: 0, changes: [] } }),
    'content.subjects.list': () => ({ data: subjects }),
    'content.tests.list': only([test]),
    'content.written.list': only([written]),
    'admin.boardDates': () => ({ data: [] }),
    'content.papers.list': () => ({ data: all }),
    'content.papers.create': (input) => {
      const fields = input as Omit<PaperDraft, '_id' | 'updatedAt' | 'isAvailable'>;
      const made = { ...fields, _id: 'made', updatedAt: at(minute++), isAvailable: false };
      all = [...all, made];
      return { data: made };
    },
    'content.papers.update': (input) => {
      const { id, seenUpdatedAt, ...fields } = input as { id: string; seenUpdatedAt?: string };
      const known = all.find(({ _id }) => _id === id);
      if (known?.updatedAt !== seenUpdatedAt) return staleEdit(known);
      const { checkedOn, ...rest } = { ...known, ...fields } as PaperDraft;
      const next: PaperDraft = { ...rest, ...(checkedOn ? { checkedOn } : {}), updatedAt: at(minute++) };
      all = all.map((one) => (one._id === id ? next : one));
      return { data: next };
    },
    'content.papers.delete': () => ({ data: science }),
  });
}

/** The list of papers, reached from the sidebar. */
export async function openPapers(papers: PaperDraft[] = [science]) {
  const server = startServer(papers);
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Board papers' }));
  await screen.findByRole('heading', { name: 'Board papers', level: 1 });
  return { server, user };
}

/** The editor of the only paper. */
export async function openEditor() {
  const { server, user } = await openPapers();
  await user.click(await screen.findByRole('button', { name: 'Edit “Science 2025-26”' }));
  return { server, user, dialog: within(await screen.findByRole('dialog', { name: 'Edit paper' })) };
}

export const textOf = (element: HTMLElement) => (element as HTMLInputElement).value;

/** After each test, unmounts the tool and deletes its drafts. */
export function usePapersTool(): void {
  // Hooks run in reverse order: unmount first, because an open editor stores its draft then.
  afterEach(forgetDrafts);
  useSidebar();
}
