import { brand } from '@repo/contracts/brand';
import type { MoveReminderInput, Reminder } from '@repo/contracts/reminders';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renewSubscription } from '#src/account/reminder/renew-subscription.ts';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { endpoint, withPush } from './push-browser.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

/** A server whose key is 'new-key', with a subscription of the student that was made with 'old-key'. */
async function startServer() {
  const student = makeUser();
  logInWithLibrary(student);
  let reminded = { endpoint, key: 'old-key' };
  let isLost = false;
  const { calls } = await startProcedureServer(({ path, input }: ProcedureCall) => {
    if (!path.startsWith('auth.')) return { status: 503, message: 'Busy' };
    if (!path.startsWith('auth.reminder')) return { data: { user: student, lastPublishedContentAt: null } };
    const asked = (input as { endpoint: string | null }).endpoint;
    if (path === 'auth.reminder.move') {
      if (isLost) return { status: 503, message: 'Busy' };
      const { subscription, publicKey = '' } = input as MoveReminderInput;
      if (asked === reminded.endpoint) reminded = { endpoint: subscription.endpoint, key: publicKey };
    }
    const isMine = (path === 'auth.reminder.move' ? reminded.endpoint : asked) === reminded.endpoint;
    const isOn = isMine && reminded.key === 'new-key';
    const reminder: Reminder = { publicKey: 'new-key', at: '19:00', isOn, isKeyOutdated: isMine && !isOn };
    return { data: reminder };
  });
  const pathsOfReminder = () => calls.map(({ path }) => path).filter((path) => path.includes('reminder'));
  return {
    reminded: () => reminded,
    pathsOfReminder,
    loseMoves: (isIt: boolean) => {
      isLost = isIt;
    },
  };
}

async function open(path: string, name: RegExp) {
  await renderApp(path);
  await screen.findByRole('heading', { level: 1, name });
}
const openHome = () => open('/dashboard', /^Welcome/);

// docs/product/study.md#reminders
describe('after the server got a new key', () => {
  test('opening the app after the server got a new key subscribes the browser again without asking the student', async () => {
    const { pushManager, notification } = withPush('granted');
    await pushManager.subscribe({ applicationServerKey: 'old-key' });
    const server = await startServer();
    await openHome();
    await waitFor(() => expect(server.reminded()).toEqual({ endpoint: `${endpoint}-1`, key: 'new-key' }));
    expect(notification.requestPermission).not.toHaveBeenCalled();
  });

  test('the profile shows the reminder as on after the server got a new key', async () => {
    await withPush('granted').pushManager.subscribe({ applicationServerKey: 'old-key' });
    const server = await startServer();
    await open('/profile', /^Profile$/);
    await waitFor(() => expect(server.reminded().key).toBe('new-key'));
    await screen.findByRole('switch', { name: /^Reminder/, checked: true });
  });

  test('a renewal of the subscription that fails between its two steps is repaired at the next start', async () => {
    await withPush('granted').pushManager.subscribe({ applicationServerKey: 'old-key' });
    const server = await startServer();
    server.loseMoves(true);
    await openHome();
    await waitFor(() => expect(server.pathsOfReminder()).toContain('auth.reminder.move'));
    server.loseMoves(false);
    await openHome();
    await waitFor(() => expect(server.reminded().key).toBe('new-key'));
  });

  test('a renewal of the subscription sends no request without a subscription or permission', async () => {
    const { pushManager, notification } = withPush('granted');
    const server = await startServer();
    await renewSubscription();
    await pushManager.subscribe({ applicationServerKey: 'old-key' });
    notification.permission = 'denied';
    await renewSubscription();
    expect(server.pathsOfReminder()).toEqual([]);
  });
});

// docs/product/study.md#reminders
test('opening the app in English deletes the reminder texts of another language', async () => {
  const remove = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: remove });
  await startServer();
  await openHome();
  await waitFor(() => expect(remove).toHaveBeenCalledWith(`${brand.storagePrefix}-reminder`));
});
