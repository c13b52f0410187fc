import type { ReportedGroup } from '@repo/contracts/reports';
import { screen, within } from '@testing-library/react';
import { type Answer, at, fakeServer } from './fake-server.ts';
import { light, open, physics } from './sidebar-app.ts';

export const ofCard: ReportedGroup = {
  ...{ chapterId: 'light', kind: 'card', itemId: 'card-1', subjectName: 'Physics', chapterName: 'Light' },
  ...{ list: 'flashcards', part: null, excerpt: 'What is **a ray**?\nA line', count: 3, isChanged: false },
  place: { subjectId: 'physics', chapterId: 'light', list: 'flashcards', itemId: 'card-1', page: null },
  faults: [
    { fault: 'answer', count: 2 },
    { fault: 'text', count: 1 },
  ],
  notes: ['It is no line', 'second', 'third', 'fourth'].map((note, index) => ({
    ...{ fault: 'answer', note, at: at(index) },
  })),
  ...{ newestAt: at(5), solvedAt: null, thanks: '', reason: '' },
};
export const ofQuestion: ReportedGroup = {
  ...ofCard,
  ...{
    kind: 'question',
    itemId: 'a1'.repeat(8),
    list: 'tests',
    part: 4,
    excerpt: 'Why does it bend?',
    count: 1,
  },
  place: { subjectId: 'physics', chapterId: 'light', list: 'tests', itemId: 'test-1', page: '4' },
  ...{ faults: [{ fault: 'figure', count: 1 }], notes: [], isChanged: true },
};
export const gone: ReportedGroup = {
  ...ofQuestion,
  ...{ itemId: 'gone', excerpt: 'Gone by now', place: null, isChanged: false, subjectName: null },
};

/** A server that keeps reports. */
export function startServer(first: ReportedGroup[], more: Record<string, () => Answer> = {}) {
  let groups = first;
  const keyOf = ({ itemId }: { itemId: string }) => itemId;
  const change = (input: unknown, part: Partial<ReportedGroup>) => {
    const itemId = keyOf(input as ReportedGroup);
    groups = groups.map((group) => (group.itemId === itemId ? { ...group, ...part } : group));
  };
  return fakeServer({
    'admin.overview': () => ({
      data: {
        lastPublishedContentAt: null,
        reportedItems: groups.filter(({ solvedAt }) => solvedAt === null).length,
      },
    }),
    'content.papers.list': () => ({ data: [] }),
    'admin.unpublishedChanges': () => ({ data: { count: 0, changes: [] } }),
    'content.subjects.list': () => ({ data: [{ ...physics, chapters: [light] }] }),
    'content.flashcards.list': () => ({ data: [] }),
    'admin.reports': (input) => {
      const isOpen = (input as { state: string }).state === 'open';
      return {
        data: { groups: groups.filter(({ solvedAt }) => (solvedAt === null) === isOpen), hasMore: false },
      };
    },
    'admin.solveReports': (input) => {
      const { thanks, reason } = input as ReportedGroup;
      change(input, { solvedAt: at(9), thanks, reason });
      return { data: { count: 3, isOpen: false } };
    },
    'admin.reopenReports': (input) => {
      change(input, { solvedAt: null, thanks: '', reason: '' });
      return { data: { count: 3 } };
    },
    ...more,
  });
}

/** The list of reports, reached from the sidebar. */
export async function openReports(groups: ReportedGroup[] = [ofCard, ofQuestion]) {
  const server = startServer(groups);
  const user = await open();
  await user.click(await screen.findByRole('link', { name: /^Reports/ }));
  await screen.findByRole('heading', { name: 'Reports', level: 1 });
  return { server, user };
}
export const row = async (name: string) => within(await screen.findByRole('article', { name }));
