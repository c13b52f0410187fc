import type { Reminder } from '@repo/contracts/reminders';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { endpoint, withPush } from './push-browser.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

type Answer = { status: number; message: string } | null;

async function openProfile(
  known: Partial<Reminder> = {},
  refusal: Answer = null,
  beforeSet: (at: string) => Promise<Answer> = async () => null,
) {
  const student = makeUser();
  logInWithLibrary(student);
  let reminder: Reminder = { publicKey: 'a-key', at: null, isOn: false, isKeyOutdated: false, ...known };
  const server = await startProcedureServer(async (call: ProcedureCall) => {
    if (!call.path.startsWith('auth.reminder'))
      return { data: { user: student, lastPublishedContentAt: null } };
    if (call.path !== 'auth.reminder.get' && refusal) return refusal;
    const { at = reminder.at } = Object(call.input) as { at?: string };
    const late = call.path === 'auth.reminder.set' ? await beforeSet(at ?? '') : null;
    if (late) return late;
    if (call.path === 'auth.reminder.set') reminder = { ...reminder, at, isOn: true };
    if (call.path === 'auth.reminder.stop') reminder = { ...reminder, isOn: false };
    return { data: reminder };
  });
  const { user } = await renderApp('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const calls = (name: string) =>
    server.calls.filter(({ path }) => path === `auth.reminder.${name}`).map(({ input }) => input);
  return { calls, user };
}

const reminderSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Reminder/ });
const canBeSwitched = () => waitFor(() => expect(reminderSwitch().disabled).toBe(false));
const timeField = () => screen.queryByLabelText<HTMLInputElement>('Time');
const timeIs = (time: string) => waitFor(() => expect(timeField()?.value).toBe(time));

/** Types a time; `user.tab()` then leaves the field. */
async function typeTime(user: UserEvent, time: string) {
  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), time);
}

/** Opens the profile of a browser with a reminder at 19:00. */
async function openSwitchedOn(...how: [refusal?: Answer, beforeSet?: (at: string) => Promise<Answer>]) {
  const push = withPush('granted');
  await push.pushManager.subscribe({ applicationServerKey: 'a-key' });
  const opened = await openProfile({ at: '19:00', isOn: true }, ...how);
  await timeIs('19:00');
  return { ...push, ...opened };
}

// docs/product/study.md#reminders
describe('the reminder in the profile', () => {
  test('the reminder in the profile asks for permission only on the tap, then for the time', async () => {
    const { notification, pushManager } = withPush();
    const { calls, user } = await openProfile();
    await canBeSwitched();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    expect(reminderSwitch().checked).toBe(false);
    expect(timeField()).toBeNull();
    await user.click(reminderSwitch());
    await timeIs('19:00');
    expect(notification.requestPermission).toHaveBeenCalledTimes(1);
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'a-key',
    });
    expect(calls('set')).toMatchObject([{ at: '19:00', subscription: { endpoint } }]);
    expect(reminderSwitch().checked).toBe(true);
  });

  test('the reminder in the profile is switched off by one tap, here and at the push service, even if our server is unreachable', async () => {
    const { subscription, user } = await openSwitchedOn({ status: 503, message: 'Busy' });
    await user.click(reminderSwitch());
    await waitFor(() => expect(timeField()).toBeNull());
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
    expect(reminderSwitch().checked).toBe(false);
  });

  test('the reminder in the profile saves the chosen time when the field is left, in steps of 15 minutes', async () => {
    const { calls, user } = await openSwitchedOn();
    await typeTime(user, '20:07');
    await user.tab();
    await waitFor(() => expect(calls('set')).toMatchObject([{ at: '20:00', subscription: { endpoint } }]));
    await timeIs('20:00');
    await user.clear(screen.getByLabelText('Time'));
    await user.tab();
    await timeIs('20:00');
    expect(calls('set')).toHaveLength(1);
  });

  // docs/product/screens.md#typing-during-a-save
  test.each([
    ['saved', null],
    ['refused', { status: 503, message: 'Busy' }],
  ])(
    'the reminder in the profile keeps a time typed while another one is sent, and sends it once that is %s',
    async (_, first) => {
      let answer = () => {};
      const reply = new Promise<Answer>((resolve) => {
        answer = () => resolve(first);
      });
      const { calls, user } = await openSwitchedOn(null, async (at) => (at === '20:00' ? reply : null));
      await typeTime(user, '20:00');
      await user.tab();
      await waitFor(() => expect(calls('set')).toHaveLength(1));
      await typeTime(user, '21:15');
      answer();
      await waitFor(() => expect(calls('set')).toMatchObject([{ at: '20:00' }, { at: '21:15' }]), {
        timeout: 8_000,
      });
      await timeIs('21:15');
    },
  );

  test('the reminder in the profile is switched off by one tap while a new time is being saved', async () => {
    const { pushManager, subscription, user } = await openSwitchedOn();
    await typeTime(user, '20:00');
    await user.tab();
    await user.click(reminderSwitch());
    await waitFor(() => expect(timeField()).toBeNull());
    expect(reminderSwitch().checked).toBe(false);
    expect(subscription.unsubscribe).toHaveBeenCalled();
    expect(await pushManager.getSubscription()).toBeNull();
  });

  test('the reminder in the profile shows the saved time when another could not be saved', async () => {
    const { user } = await openSwitchedOn({ status: 503, message: 'Busy' });
    await typeTime(user, '21:00');
    await user.tab();
    await screen.findByText(/^The reminder could not be changed\./);
    expect(timeField()?.value).toBe('19:00');
    expect(reminderSwitch().checked).toBe(true);
  });

  test('the reminder in the profile stays off when permission is denied, and says what to do when blocked', async () => {
    const { pushManager } = withPush('default', 'denied');
    const { user } = await openProfile();
    await canBeSwitched();
    await user.click(reminderSwitch());
    await screen.findByText(/This browser blocks notifications from this site\./);
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(reminderSwitch().checked).toBe(false);
  });

  test('the reminder in the profile shows an error when it could not be switched on, and stays off', async () => {
    withPush();
    const { user } = await openProfile({}, { status: 503, message: 'Busy' });
    await canBeSwitched();
    await user.click(reminderSwitch());
    await screen.findByText(/^The reminder could not be changed\./);
    expect(reminderSwitch().checked).toBe(false);
  });

  test('the reminder in the profile says in plain words that this browser has no push support', async () => {
    await openProfile();
    await screen.findByText(/This browser cannot show reminders\./);
    expect(reminderSwitch().disabled).toBe(true);
  });

  test('the reminder in the profile is absent when the server offers no reminders', async () => {
    withPush();
    await openProfile({ publicKey: null });
    await waitFor(() => expect(screen.queryByText(/Once a day at a time you choose/)).toBeNull());
  });
});
