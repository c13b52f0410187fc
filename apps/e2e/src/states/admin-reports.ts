import { expect, type Page } from '@playwright/test';
import { fail, withReplies } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;

const ofCard = {
  ...{ chapterId: 'physics-electricity', kind: 'card', itemId: 'card', list: 'flashcards', part: null },
  ...{
    subjectName: 'Physics',
    chapterName: 'Electricity',
    count: 12,
    isChanged: false,
    thanks: '',
    reason: '',
  },
  excerpt: 'What does a fuse do when the current $I$ is too large?\nIt melts and breaks the circuit.',
  place: {
    ...{ subjectId: 'physics', chapterId: 'physics-electricity', list: 'flashcards', itemId: 'card' },
    page: null,
  },
  faults: [
    { fault: 'answer', count: 8 },
    { fault: 'text', count: 3 },
    { fault: 'typing', count: 1 },
  ],
  notes: [
    'My teacher says that the fuse wire melts, not the fuse. Is that the same?',
    'too short',
    'The unit of current is missing',
    'Please explain what "too large" means',
  ].map((note, index) => ({ fault: index === 1 ? 'text' : 'answer', note, at: at(20 - index) })),
  ...{ newestAt: at(20), solvedAt: null },
};
const ofQuestion = {
  ...ofCard,
  ...{ kind: 'question', itemId: 'question', list: 'tests', part: 7, count: 1, isChanged: true },
  excerpt: 'Two bulbs are connected in parallel to a cell. What happens when one of them is taken out?',
  ...{ faults: [{ fault: 'figure', count: 1 }], notes: [] },
};
const gone = {
  ...ofCard,
  ...{ kind: 'page', itemId: 'page', list: 'topics', part: 3, count: 2, place: null, subjectName: null },
  ...{ excerpt: 'Resistance of a conductor', chapterName: 'Current', notes: [] },
  faults: [{ fault: 'other', count: 2 }],
};

/** A fake reply, as if students had sent reports; real ones would change every state. */
const withReports = (page: Page, groups: object[], hasMore = false) =>
  withReplies(page, { 'admin.reports': { groups, hasMore } });

async function openReports(page: Page): Promise<void> {
  await page.goto('/admin/reports');
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Mark as solved?' });
const reports = { viewer: 'admin', title: 'Admin: Reports' } as const;

export const adminReportStates: ScreenState[] = [
  ...inOnePage(
    {
      ...reports,
      name: 'admin-reports',
      async open(page) {
        await withReports(page, [ofCard, gone, ofQuestion], true);
        await openReports(page);
        await expect(page.getByText('12 reports')).toBeVisible();
      },
    },
    {
      name: 'admin-reports-solve',
      async open(page) {
        await page
          .getByRole('button', { name: /^Mark as solved/ })
          .first()
          .click();
        await question(page)
          .getByLabel('A sentence to them (optional)')
          .fill('It is the wire that melts: well seen.');
      },
    },
    {
      name: 'admin-reports-right',
      async open(page) {
        await question(page).getByRole('radio', { name: 'It is right as it is' }).check({ force: true });
        await question(page).getByRole('button', { name: 'Mark as solved' }).click();
        await expect(question(page).getByText('Please write why it is right')).toBeVisible();
      },
    },
  ),
  {
    ...reports,
    name: 'admin-reports-solved',
    async open(page) {
      await withReports(page, [{ ...ofCard, solvedAt: at(21), thanks: 'It is the wire that melts.' }]);
      await openReports(page);
      await page.getByRole('tab', { name: 'Solved' }).click();
      await expect(page.getByText('Students are told:')).toBeVisible();
    },
  },
  {
    ...reports,
    name: 'admin-reports-none',
    async open(page) {
      await withReports(page, []);
      await openReports(page);
      await expect(page.getByText('No open reports')).toBeVisible();
    },
  },
  {
    ...reports,
    name: 'admin-reports-failed',
    offers: 'Retry',
    async open(page) {
      await fail(page, /admin\.reports/);
      await openReports(page);
      await expect(page.getByText('Failed to fetch reports')).toBeVisible();
    },
  },
];
