import { expect } from '@playwright/test';
import { inOnePage, type ScreenState, type Viewer } from './state.ts';

const referral = (name: string, viewer: Viewer, said: string): ScreenState => ({
  name,
  viewer,
  title: 'Unlock free chapter',
  async open(page) {
    await page.goto('/unlock-free-chapter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(said).first()).toBeAttached();
  },
});

export const referralStates: ScreenState[] = [
  referral('referral-0', 'newcomer', '0/5'),
  referral('referral-3', 'inviterOf3', '3/5'),
  ...inOnePage(referral('referral-5', 'inviterOf5', '5/5'), {
    name: 'referral-choose',
    async open(page) {
      await page.getByRole('button', { name: 'Unlock', exact: true }).click();
      await expect(page.getByText('Choose a chapter to unlock')).toBeVisible();
    },
  }),
  referral('referral-super', 'super', '/5'),
];
