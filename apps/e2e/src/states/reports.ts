import { expect } from '@playwright/test';
import { openReport, reportDialog } from '#src/reports.ts';
import { withReplies } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

export const reportStates: ScreenState[] = [
  ...inOnePage(
    {
      name: 'report-mistake',
      viewer: 'super',
      title: 'Electricity: Flashcards',
      async open(page) {
        await page.goto('/tabs/physics/physics-electricity?tab=flashcards');
        await openReport(page);
      },
    },
    {
      name: 'report-without-choice',
      async open(page) {
        await reportDialog(page).getByRole('button', { name: 'Send' }).click();
        await expect(page.getByText('Please choose what is wrong')).toBeVisible();
      },
    },
  ),
  {
    name: 'home-report-thanks',
    viewer: 'super',
    title: 'Home',
    isOpenedAtEachSize: true,
    async open(page) {
      await withReplies(page, {
        'progress.solvedReports': [
          {
            reportId: 'solved',
            chapterName: 'Acids, Bases and Salts',
            thanks: 'Blood has 7.4, as you say.',
            reason: '',
          },
        ],
      });
      await page.goto('/dashboard');
      await expect(page.getByText('It is put right. Thank you.')).toBeVisible();
      // Hovering pauses the toast's timer, so that it stays while it is checked.
      await page.locator('.toast').first().hover();
    },
  },
  {
    name: 'home-report-right',
    viewer: 'super',
    title: 'Home',
    isOpenedAtEachSize: true,
    async open(page) {
      await withReplies(page, {
        'progress.solvedReports': [
          {
            ...{ reportId: 'answered', chapterName: 'Light: Reflection and Refraction', thanks: '' },
            reason: 'By the sign convention the focal length of a concave mirror is negative. '
              .repeat(3)
              .slice(0, 200),
          },
        ],
      });
      await page.goto('/dashboard');
      await expect(page.getByText('It is right as it is, because:')).toBeVisible();
      await page.locator('.toast').first().hover();
    },
  },
];
