import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSession } from '#src/platform/session/session.ts';
import { dueAt, openAs } from './privacy-app.tsx';
import { makeUser } from './users.ts';

// docs/product/accounts.md#account-deletion
describe('the banner of a pending account deletion', () => {
  const keepsByOneTap = async (address: string) => {
    const { calls, user } = await openAs({}, { deletionDueAt: dueAt }, address);
    await screen.findByText(/^Your account will be deleted on 2 December 2099/);
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
    expect(calls('auth.cancelDeletion')).toHaveLength(1);
  };
  const title = 'is on %s, and one tap keeps the account';
  test.each(['/dashboard', '/privacy'])(title, keepsByOneTap);
  test.each(['/profile', '/unlock-free-chapter', '/practice'])(title, { tags: ['nightly'] }, keepsByOneTap);

  const late = 'does not come back with a late reply to what was asked before the tap';
  test.each(['/privacy', '/profile'])(`${late}, on %s`, async (address) => {
    let arrive = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const waiting = { ...makeUser(), deletionDueAt: dueAt };
    const kept = { ...makeUser(), name: 'Aarohi Sen' };
    let asked = 0;
    const { user } = await openAs(
      {
        'auth.user': async () => {
          asked += 1;
          if (asked > 1) return { data: { user: kept, lastPublishedContentAt: null } };
          await arrival;
          return { data: { user: waiting, lastPublishedContentAt: null } };
        },
        'auth.cancelDeletion': () => ({ data: { user: makeUser(), message: 'Your account stays.' } }),
      },
      { deletionDueAt: dueAt },
      address,
    );
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await screen.findByText('Your account stays.');
    arrive();
    await waitFor(() => expect(getSession().user?.name).toBe(kept.name));
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  });

  test('the banner of a pending account deletion stays with the reason when cancelling failed', async () => {
    const { user } = await openAs(
      { 'auth.cancelDeletion': () => ({ status: 503, message: 'The service is busy.' }) },
      { deletionDueAt: dueAt },
    );
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await screen.findByText('The service is busy.');
    screen.getByRole('button', { name: 'Keep my account' });
  });

  test('the banner of a pending account deletion is absent without a pending deletion', async () => {
    await openAs({}, {}, '/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(document.body.textContent).not.toContain('Your account will be deleted');
    const rows = within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link');
    expect(rows.map((row) => row.getAttribute('href'))).toContain('/privacy');
  });
});
