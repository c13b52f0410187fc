import { expect, type Page } from '@playwright/test';
import { withReplies } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

const version = (id: number, publishedAt: string, note: string, isCurrent = false) => ({
  id,
  publishedAt,
  author: 'Meera',
  note,
  scheduledFor: isCurrent ? publishedAt : null,
  isCurrent,
});
const scheduled = {
  token: 'one',
  dueAt: '2126-12-07T01:30:00.000Z',
  author: 'Meera',
  note: 'The light chapter, after the revision test',
};
const chapterId = 'physics-electricity';
const place = {
  kind: 'changed',
  subjectId: 'physics',
  subjectName: 'Physics',
  paperId: null,
  chapterId,
  chapterName: 'Electricity',
};
const card = (answer: string) => ({
  _id: 'card',
  question: 'What does a fuse do when the current $I$ is too large?',
  answer,
  difficulty: 'medium',
  chapter: { _id: chapterId },
});
const changes = [
  {
    ...place,
    fields: ['name', 'topics', 'flashcards'],
    items: [
      { kind: 'changed', list: 'topics', itemId: 'topic', label: 'Electric current and circuit' },
      { kind: 'changed', list: 'flashcards', itemId: 'card', label: card('').question },
      { kind: 'moved', list: 'flashcards', itemId: null, label: '' },
      { kind: 'removed', list: 'memes', itemId: 'meme', label: 'A bulb that is tired' },
    ],
  },
  { ...place, kind: 'removed', chapterId: 'light', chapterName: 'Light', fields: [], items: [] },
];

/** A fake reply, as if two versions had been published; real ones would change every state. */
const answers: Record<string, unknown> = {
  'admin.versions': [
    version(3, '2026-11-21T10:00:00.000Z', 'Electricity shortened', true),
    version(2, '2026-11-18T13:10:00.000Z', 'Typos of the second unit, and three cards of the last week'),
    version(1, '2026-11-02T04:05:00.000Z', ''),
  ],
  'admin.compareVersions': { changes },
  'admin.compareItem': {
    before: { flashcards: [card('It melts and breaks the circuit.')] },
    after: { flashcards: [card('It melts, and the bulb goes out.')] },
  },
  'admin.previewTakeBack': {
    changes: changes.slice(0, 1),
    unpublished: [
      {
        ...place,
        fields: ['flashcards'],
        items: [{ kind: 'added', list: 'flashcards', itemId: 'new', label: 'What is a switch?' }],
      },
    ],
    unpublishedCount: 1,
    seenDraft: 'seen',
  },
};

async function openComparison(page: Page): Promise<void> {
  await withReplies(page, answers);
  await page.goto('/admin/versions?from=2&to=3');
  await expect(page.getByText('2 places differ.')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A publish that is scheduled or did not run. */
async function openScheduled(page: Page, failure: string | null): Promise<void> {
  await withReplies(page, {
    ...answers,
    'admin.overview': {
      lastPublishedContentAt: '2026-11-21T10:00:00.000Z',
      reportedItems: 0,
      scheduled: { ...scheduled, failure },
    },
  });
  await page.goto('/admin/versions');
  await expect(page.getByRole('banner').getByText(/Scheduled/)).toBeVisible();
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish Content' }).click();
  await expect(page.getByRole('dialog').getByText(/Meera/)).toBeVisible();
}

const versions = { viewer: 'admin', title: 'Admin: Versions' } as const;

export const adminVersionStates: ScreenState[] = [
  ...inOnePage(
    { ...versions, name: 'admin-schedule-header', open: (page) => openScheduled(page, null) },
    {
      name: 'admin-schedule-waiting',
      async open(page) {
        await openDialog(page);
        await page.getByRole('dialog').getByRole('radio', { name: 'At a time' }).check({ force: true });
        await page.getByLabel('Date and time in India').scrollIntoViewIfNeeded();
      },
    },
  ),
  {
    ...versions,
    name: 'admin-schedule-refused',
    async open(page) {
      await openScheduled(
        page,
        'The check found a new problem: Question 2 of “Chapter test” has no right answer (Physics, Light)',
      );
      await openDialog(page);
    },
  },
  ...inOnePage(
    { ...versions, name: 'admin-versions-compared', open: openComparison },
    {
      name: 'admin-versions-item',
      async open(page) {
        await page.getByRole('button', { name: /^Flashcard changed/ }).click();
        await expect(page.locator('mark').first()).toBeVisible();
      },
    },
    {
      name: 'admin-versions-take-back',
      async open(page) {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Take back Electricity/ }).click();
        await expect(page.getByText('1 unpublished change of this chapter is lost.')).toBeVisible();
      },
    },
  ),
];
