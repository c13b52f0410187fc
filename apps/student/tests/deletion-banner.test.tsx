import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, getSession } from '#src/session/session.ts';
import { dueAt, hasButton, openAs, pressed, seen } from './privacy-app.tsx';
import { heading, pageText } from './render-app.tsx';
import { makeUser } from './users.ts';

beforeEach(() => clearSession());

// docs/product.md#account-deletion
describe('the banner of an account that waits to be deleted', () => {
  test.each(['/dashboard', '/profile', '/unlock-free-chapter', '/practice', '/privacy'])(
    'stands on %s, and one tap keeps the account',
    async (address) => {
      const calls = await openAs({}, { deletionDueAt: dueAt }, address);
      await seen('Your account will be deleted on 2 December 2099');
      await pressed('Keep my account');
      await vi.waitFor(() => expect(hasButton('Keep my account')).toBe(false));
      expect(calls('auth.cancelDeletion')).toHaveLength(1);
    },
  );

  const late = 'does not come back with a late reply to what was asked before the tap';
  test.each(['/privacy', '/profile'])(`${late}, on %s`, async (address) => {
    let arrive = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const waiting = { ...makeUser(), deletionDueAt: dueAt };
    const kept = { ...makeUser(), name: 'Aarohi Sen' };
    let asked = 0;
    await openAs(
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
    await pressed('Keep my account');
    await seen('Your account stays.');
    arrive();
    await vi.waitFor(() => expect(getSession().user?.name).toBe(kept.name));
    expect(hasButton('Keep my account')).toBe(false);
  });

  test('stays when that failed, and says why', async () => {
    await openAs(
      { 'auth.cancelDeletion': () => ({ status: 503, message: 'The service is busy.' }) },
      { deletionDueAt: dueAt },
    );
    await pressed('Keep my account');
    await seen('The service is busy.');
    expect(hasButton('Keep my account')).toBe(true);
  });

  test('is on no page of an account that stays', async () => {
    await openAs({}, {}, '/profile');
    await vi.waitFor(() => expect(heading().textContent).toBe('Profile'));
    expect(pageText()).not.toContain('Your account will be deleted');
    const rows = [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href'));
    expect(rows).toContain('/privacy');
  });
});
