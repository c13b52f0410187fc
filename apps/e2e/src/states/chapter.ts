import { expect, type Page } from '@playwright/test';
import { startReading } from '#src/study.ts';
import type { BulkChapter } from '#src/viewers.ts';
import { withLibrary } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

const chapter = 'Electricity';
const pathOf = (subject: string, name: string) => `/tabs/${subject}/${subject}-${name}`;
const path = pathOf('physics', 'electricity');

async function openTab(page: Page, tab: string, at = path): Promise<void> {
  await page.goto(`${at}?tab=${tab}`);
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function readOn(page: Page): Promise<void> {
  await startReading(page);
  // Its keys work only once the reader has loaded.
  await expect(page.getByRole('button', { name: /^Contents/ })).toBeVisible();
}

const whatNext = (page: Page) => page.getByRole('region', { name: 'What next' });

/** Answers the flipped card as not known, then every other one as known. */
async function goThroughCards(page: Page): Promise<void> {
  const end = page.getByRole('heading', { name: 'Deck done' });
  await page.getByRole('button', { name: /^Again/ }).click();
  while (!(await end.isVisible())) {
    await page.getByRole('button', { name: 'Flip' }).click();
    await page.getByRole('button', { name: /^Good/ }).click();
  }
}

const tabState = (name: string, tab: string, label: string): ScreenState => ({
  name,
  viewer: 'super',
  title: `${chapter}: ${label}`,
  open: (page) => openTab(page, tab),
});

/** The chapter's tab when it has no content. */
const emptyState = (
  tab: string,
  label: string,
  said: string,
  empty: (chapter: BulkChapter) => void,
  name = `${tab}-empty`,
): ScreenState => ({
  ...tabState(name, tab, label),
  offers: 'Back to chapters',
  async open(page) {
    await withLibrary(page, ({ subjects }) => {
      for (const { chapters } of subjects) chapters.forEach(empty);
    });
    await openTab(page, tab);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  },
});

const emptyStates = [
  emptyState('explanation', 'Explanation', 'No results found', (one) => (one.topics = []), 'notes-empty'),
  emptyState('summary', 'Summary', 'No summary found for this chapter.', (one) => (one.summaries = [])),
  emptyState(
    'summary',
    'Summary',
    'No pages found in this summary.',
    ({ summaries }) => {
      for (const summary of summaries) summary.pages = [];
    },
    'summary-no-pages',
  ),
  emptyState(
    'flashcards',
    'Flashcards',
    'No flashcards found for this chapter.',
    (one) => (one.flashcards = []),
  ),
  emptyState('quiz', 'Quiz', 'No quiz available for this chapter yet.', (one) => (one.tests = [])),
  emptyState('memes', 'Memes', 'No memes found for this chapter.', (one) => (one.memes = [])),
];

export const chapterStates: ScreenState[] = [
  {
    name: 'notes-cover-first',
    viewer: 'beginner',
    title: `${chapter}: Explanation`,
    async open(page) {
      await openTab(page, 'explanation');
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    },
  },
  {
    name: 'notes-cover-resume',
    viewer: 'finisher',
    title: 'Metals and Non-metals: Explanation',
    async open(page) {
      await openTab(page, 'explanation', pathOf('chemistry', 'metals-and-non-metals'));
      await expect(page.getByRole('button', { name: 'Continue where left off?' })).toBeVisible();
    },
  },
  {
    name: 'notes-last-page',
    isOpenedAtEachSize: true,
    viewer: 'finisher',
    title: `${chapter}: Explanation`,
    async open(page) {
      await openTab(page, 'explanation');
      await readOn(page);
      await expect(page.getByRole('button', { name: 'Mark Chapter as Finished' })).toBeVisible();
    },
  },
  ...inOnePage(
    {
      ...tabState('characters', 'explanation', 'Explanation'),
      async open(page) {
        await openTab(page, 'explanation');
        await page.getByRole('button', { name: /^Study companion: / }).click();
        await expect(page.getByRole('dialog', { name: 'Choose your study companion' })).toBeVisible();
      },
    },
    {
      name: 'notes-reader',
      isOpenedAtEachSize: true,
      async open(page) {
        await page.keyboard.press('Escape');
        await readOn(page);
      },
    },
    {
      name: 'notes-contents',
      isOpenedAtEachSize: true,
      async open(page) {
        await page.keyboard.press('t');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ),
  ...inOnePage(tabState('summary', 'summary', 'Summary'), {
    name: 'summary-end',
    offers: /^Keep reading /,
    async open(page) {
      const next = page.getByRole('button', { name: 'Next', exact: true });
      await expect(next).toBeVisible();
      while (await next.isEnabled()) await next.click();
      await expect(whatNext(page).getByRole('link', { name: 'Back to Home' })).toBeVisible();
    },
  }),
  ...inOnePage(
    tabState('flashcard-front', 'flashcards', 'Flashcards'),
    {
      name: 'flashcard-back',
      async open(page) {
        await page.getByRole('button', { name: 'Flip' }).click();
        await expect(page.getByRole('status').filter({ hasText: /^Answer: / })).toBeAttached();
      },
    },
    {
      name: 'flashcards-through',
      async open(page) {
        await goThroughCards(page);
        await expect(whatNext(page).getByRole('link', { name: 'Back to Home' })).toBeVisible();
      },
    },
  ),
  ...inOnePage(tabState('memes', 'memes', 'Memes'), {
    name: 'meme-viewer',
    async open(page) {
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
  {
    ...tabState('meme-broken', 'memes', 'Memes'),
    async open(page) {
      await page.route(/\/images\/|\/memes\//, (route) => route.abort());
      await openTab(page, 'memes');
      await expect(page.getByText('Image nahi mili').first()).toBeVisible();
    },
  },
  ...inOnePage(tabState('mindmap-super', 'mindmap', 'Mindmap'), {
    name: 'mindmap-whole',
    onlyAt: 'phone',
    async open(page) {
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await expect(page.getByRole('group', { name: /^Mind map of / })).toBeVisible();
    },
  }),
  {
    ...tabState('mindmap-outline', 'mindmap', 'Mindmap'),
    onlyAt: 'desktop',
    async open(page) {
      await openTab(page, 'mindmap');
      await page.getByRole('button', { name: 'Outline', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible();
    },
  },
  {
    name: 'mindmap-soon',
    viewer: 'claimer',
    title: 'Development: Mindmap',
    async open(page) {
      await openTab(page, 'mindmap', pathOf('economics', 'development'));
      await expect(page.getByText('Coming Soon')).toBeVisible();
      await expect(page.getByText('Development Progress: 75%')).toBeVisible();
    },
  },
  ...emptyStates,
  {
    name: 'chapter-locked',
    viewer: 'newcomer',
    title: /^Electricity: /,
    async open(page) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Back to chapters', exact: true })).toBeVisible();
    },
  },
  {
    name: 'chapter-unknown',
    viewer: 'super',
    title: /./,
    offers: 'Back to Home',
    async open(page) {
      await page.goto('/tabs/physics/no-such-chapter');
      await expect(page.getByText('Chapter not found or failed to load.').last()).toBeVisible();
    },
  },
];
