import { expect, type Page } from '@playwright/test';
import { emptyPath } from '#src/addresses.ts';
import { publishInHindi, speak } from '#src/languages.ts';
import { logInWithSuper } from '#src/revision.ts';
import type { ScreenState } from './state.ts';

const inHindi = { language: 'hi-IN', title: /./ } as const;

async function openInHindi(page: Page, path: string): Promise<void> {
  await speak(page, 'hi-IN');
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The bubble of the next chapter is one line and covers no other text. */
async function expectBubbleAlone(page: Page): Promise<void> {
  const bubble = page.locator('[data-status="active"] [aria-hidden="true"]', { hasText: /^शुरू करो$/ });
  await expect(bubble).toBeVisible();
  const faults = await bubble.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const texts = [...document.querySelectorAll('[data-chapter] .pointer-events-none > *')];
    const covered = texts.filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom - 1 && bottom > own.top + 1;
    });
    const lines = own.height > 40 ? ['two lines'] : [];
    return [...lines, ...covered.map(({ textContent }) => `covers ${textContent}`)];
  });
  expect(faults).toEqual([]);
}

const screens = {
  'home-hindi': ['super', '/dashboard'],
  'notes-hindi': ['super', '/tabs/physics/physics-electricity?tab=explanation'],
  'quiz-hindi': ['super', '/tabs/physics/physics-electricity?tab=quiz'],
  'practice-hindi': ['super', '/practice'],
  'progress-hindi': ['super', '/progress'],
  'profile-hindi': ['super', '/profile'],
  'study-days-hindi': ['super', '/streak'],
  'invite-hindi': ['basic', '/unlock-free-chapter'],
} as const;

export const languageStates: ScreenState[] = [
  ...Object.entries(screens).map(
    ([name, [viewer, path]]): ScreenState => ({
      ...inHindi,
      name,
      viewer,
      open: (page) => openInHindi(page, path),
    }),
  ),
  {
    ...{ ...inHindi, name: 'subject-hindi', viewer: 'finisher' },
    async open(page) {
      await openInHindi(page, '/subject/physics');
      await expectBubbleAlone(page);
    },
  },
  { ...inHindi, name: 'login-hindi', viewer: 'nobody', open: (page) => openInHindi(page, '/login') },
  {
    ...inHindi,
    name: 'notes-in-hindi',
    viewer: 'nobody',
    async open(page) {
      const { path } = await publishInHindi(page.request);
      await logInWithSuper(page, page.request, emptyPath);
      await openInHindi(page, `${path}?tab=explanation&topic=1&page=1`);
      await expect(page.getByText('श्रेणी परिपथ में एक ही रास्ता होता है।')).toBeVisible();
    },
  },
  {
    ...{ name: 'profile-hinglish', viewer: 'basic', language: 'hi-Latn', title: /./ },
    async open(page) {
      await speak(page, 'hi-Latn');
      await page.goto('/profile');
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-Latn');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];
