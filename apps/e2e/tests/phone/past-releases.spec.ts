import { writeFileSync } from 'node:fs';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { phone } from '#src/devices.ts';
import { rows } from '#src/marks.ts';
import { emptyStores } from '#src/past-device/empty-stores.ts';
import {
  expectNothingWaits,
  profileFiles,
  profilesFolder,
  readProfile,
  waitingLine,
} from '#src/past-device/profile.ts';
import { openPastDevice } from '#src/past-device/restore-profile.ts';
import { handInPaper, markPaper } from '#src/past-device/study-everything.ts';
import { writeProfile } from '#src/past-device/write-profile.ts';
import { answerQuiz } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openKind(page: Page, kind: 'Written' | 'Board paper'): Promise<void> {
  await page.goto('/practice');
  // Work in progress replaces the selection screen.
  await page.getByRole('radio', { name: kind }).click({ force: true });
}

/** Checks that the device shows all of the student’s work, and that unfinished work can be continued. */
async function expectAllThere(page: Page, { profile }: Awaited<ReturnType<typeof openPastDevice>>) {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome / })).toBeVisible();
  await expect(waitingLine(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-spacing');
  await page.goto('/marks');
  for (const note of profile.notes) await expect(rows(page).filter({ hasText: note })).toHaveCount(1);
  const { draft, quiz } = profile;
  await page.goto(draft.path);
  await page.getByRole('link', { name: new RegExp(draft.row) }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer (optional)' })).toHaveValue(draft.text);
  await page.goto(quiz.path);
  await expect(page.getByText('Your quiz is still running')).toBeVisible();
  await expect(page.getByText(quiz.answered)).toBeVisible();
  await page.goto('/practice');
  await expect(page.getByText('Your practice is still open')).toBeVisible();
  await expect(page.getByText(profile.practice)).toBeVisible();
  await button(page, 'Resume practice').click();
  await expect(page.getByRole('radio').first(), 'the answer that was given').toBeChecked();
  // While it is open, the screen shows nothing else.
  await button(page, 'End practice').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await openKind(page, 'Board paper');
  await expect(page.getByText('Your paper is still open')).toBeVisible();
  await expect(page.getByText(profile.paper)).toBeVisible();
  await openKind(page, 'Written');
  await expect(page.getByText('Your written practice is still open')).toBeVisible();
  await expect(page.getByText(profile.written)).toBeVisible();
}

/** Ends the quiz and the paper in progress. */
async function finishRunning(page: Page, { profile }: Awaited<ReturnType<typeof openPastDevice>>) {
  await page.goto(profile.quiz.path);
  await button(page, 'Resume Quiz').click();
  await expect(page.getByRole('radio').nth(1), 'the answer that was given').toBeChecked();
  await answerQuiz(page);
  await expect(page.getByText('Result saved')).toBeVisible();
  await openKind(page, 'Board paper');
  await button(page, 'Go on').click();
  await expect(page.getByRole('radio', { name: 'B Vinegar' }), 'the answer that was given').toBeChecked();
  await handInPaper(page);
  await markPaper(page);
}

async function goOnWith(browser: Browser, request: APIRequestContext, written: string): Promise<void> {
  const device = await openPastDevice(browser, request, written, phone);
  const { page, profile, student } = device;
  await expectAllThere(page, device);
  await device.goOnline();
  await page.goto('/dashboard');
  // Replies may have fields that the release didn't know.
  await expect.poll(student.sent, { timeout: 120_000 }).toMatchObject(profile.sent);
  await expect.poll(student.unthanked).toEqual([]);
  await expectNothingWaits(page);
  await finishRunning(page, device);
  await expectNothingWaits(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const now = await student.sent();
  expect(now.quizzes).toHaveLength(profile.sent.quizzes.length + 1);
  expect(now.papers).toHaveLength(profile.sent.papers.length + 1);
  const { chapters, writtenAnswers, revisionPlan, reports, marks } = profile.sent;
  expect(now).toMatchObject({ chapters, writtenAnswers, revisionPlan, reports, marks });
  await device.close();
}

// docs/product/screens.md#offline-banner
test.describe('a device that an earlier release left in the middle of its work', () => {
  test.setTimeout(600_000);
  test.use({ actionTimeout: 30_000 });

  // Set PROFILE to a release's name to store this build's profile in the repository under that name.
  test('a device in the middle of its work, left by this build, opens with it, loses nothing and sends everything once', async ({
    page,
    browser,
    request,
  }) => {
    const written = await writeProfile(page, request);
    expect(emptyStores(written), 'stores that study-everything.ts leaves empty').toEqual([]);
    const profile = JSON.stringify(written, null, 1);
    expect(profile.length, 'small enough for the repository').toBeLessThan(300_000);
    const { PROFILE: release } = process.env;
    if (release) writeFileSync(`${profilesFolder}/${release}.json`, `${profile}\n`);
    await goOnWith(browser, request, profile);
  });

  for (const file of profileFiles())
    test(`${file} opens with this build, loses nothing and sends everything once`, async ({
      browser,
      request,
    }) => goOnWith(browser, request, readProfile(file)));
});
