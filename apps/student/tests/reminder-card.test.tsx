import type { Reminder } from '@repo/contracts/reminders';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession } from '#src/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { endpoint, withPush } from './push-browser.ts';
import { heading, pageText, renderApp, type } from './render-app.tsx';
import { makeUser } from './users.ts';

const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
type Answer = { status: number; message: string } | null;

async function openProfile(
  known: Partial<Reminder> = {},
  refusal: Answer = null,
  beforeSet: (at: string) => Promise<Answer> = async () => null,
) {
  const user = makeUser();
  logInWithLibrary(user);
  let reminder: Reminder = { publicKey: 'a-key', at: null, isOn: false, isKeyOutdated: false, ...known };
  const server = await startProcedureServer(async (call: ProcedureCall) => {
    if (!call.path.startsWith('auth.reminder')) return { data: { user, lastPublishedContentAt: null } };
    if (call.path !== 'auth.reminder.get' && refusal) return refusal;
    const { at = reminder.at } = Object(call.input) as { at?: string };
    const late = call.path === 'auth.reminder.set' ? await beforeSet(at ?? '') : null;
    if (late) return late;
    if (call.path === 'auth.reminder.set') reminder = { ...reminder, at, isOn: true };
    if (call.path === 'auth.reminder.stop') reminder = { ...reminder, isOn: false };
    return { data: reminder };
  });
  await renderApp('/profile');
  await vi.waitFor(() => expect(heading().textContent).toBe('Profile'));
  const calls = (name: string) =>
    server.calls.filter(({ path }) => path === `auth.reminder.${name}`).map(({ input }) => input);
  return { calls };
}

function reminderSwitch(): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>('input[role=switch]')].find((one) =>
    one.closest('label')?.textContent?.startsWith('Reminder'),
  );
  if (!found) throw new Error('there is no switch of the reminder');
  return found;
}
const canBeSwitched = () => vi.waitFor(() => expect(reminderSwitch().disabled).toBe(false));
const timeField = () => document.querySelector<HTMLInputElement>('input[type=time]');

const leaveTime = () => timeField()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});
afterEach(() => vi.unstubAllGlobals());

// docs/product.md#reminders
describe('the reminder in the profile', () => {
  test('asks for the permission at the tap alone, then for the time', async () => {
    const { notification, pushManager } = withPush();
    const { calls } = await openProfile();
    await canBeSwitched();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    expect(reminderSwitch().checked).toBe(false);
    expect(timeField()).toBeNull();
    reminderSwitch().click();
    await vi.waitFor(() => expect(timeField()?.value).toBe('19:00'));
    expect(notification.requestPermission).toHaveBeenCalledTimes(1);
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'a-key',
    });
    expect(calls('set')).toMatchObject([{ at: '19:00', subscription: { endpoint } }]);
    expect(reminderSwitch().checked).toBe(true);
  });

  test('is off by one tap, here and at the browser’s maker, also when our server cannot be told', async () => {
    const { subscription, pushManager } = withPush('granted');
    await pushManager.subscribe({ applicationServerKey: 'a-key' });
    await openProfile({ at: '20:15', isOn: true }, { status: 503, message: 'Busy' });
    await vi.waitFor(() => expect(timeField()?.value).toBe('20:15'));
    reminderSwitch().click();
    await vi.waitFor(() => expect(timeField()).toBeNull());
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
    expect(reminderSwitch().checked).toBe(false);
  });

  test('keeps the time that was chosen as soon as the field is left, in steps of a quarter of an hour', async () => {
    await withPush('granted').pushManager.subscribe({ applicationServerKey: 'a-key' });
    const { calls } = await openProfile({ at: '19:00', isOn: true });
    await vi.waitFor(() => expect(timeField()?.value).toBe('19:00'));
    type('Time', '20:07');
    leaveTime();
    await vi.waitFor(() => expect(calls('set')).toMatchObject([{ at: '20:00', subscription: { endpoint } }]));
    await vi.waitFor(() => expect(timeField()?.value).toBe('20:00'));
    type('Time', '');
    leaveTime();
    await vi.waitFor(() => expect(timeField()?.value).toBe('20:00'));
    expect(calls('set')).toHaveLength(1);
  });

  // docs/product.md#typing-during-a-save
  test.each([
    ['saved', null],
    ['refused', { status: 503, message: 'Busy' }],
  ])('keeps a time typed while another one is sent, and sends it once that is %s', async (_, first) => {
    await withPush('granted').pushManager.subscribe({ applicationServerKey: 'a-key' });
    let answer = () => {};
    const reply = new Promise<Answer>((resolve) => {
      answer = () => resolve(first);
    });
    const { calls } = await openProfile({ at: '19:00', isOn: true }, null, async (at) =>
      at === '20:00' ? reply : null,
    );
    await vi.waitFor(() => expect(timeField()?.value).toBe('19:00'));
    type('Time', '20:00');
    leaveTime();
    await vi.waitFor(() => expect(calls('set')).toHaveLength(1));
    type('Time', '21:15');
    answer();
    await vi.waitFor(() => expect(calls('set')).toMatchObject([{ at: '20:00' }, { at: '21:15' }]), {
      timeout: 8_000,
    });
    await vi.waitFor(() => expect(timeField()?.value).toBe('21:15'));
  });

  test('is off by one tap also while a new time is on its way', async () => {
    const { pushManager, subscription } = withPush('granted');
    await pushManager.subscribe({ applicationServerKey: 'a-key' });
    await openProfile({ at: '19:00', isOn: true });
    await vi.waitFor(() => expect(timeField()?.value).toBe('19:00'));
    type('Time', '20:00');
    leaveTime();
    reminderSwitch().click();
    await vi.waitFor(() => expect(timeField()).toBeNull());
    expect(reminderSwitch().checked).toBe(false);
    expect(subscription.unsubscribe).toHaveBeenCalled();
    expect(await pushManager.getSubscription()).toBeNull();
  });

  test('shows the time that is kept when another one could not be', async () => {
    await withPush('granted').pushManager.subscribe({ applicationServerKey: 'a-key' });
    await openProfile({ at: '19:00', isOn: true }, { status: 503, message: 'Busy' });
    await vi.waitFor(() => expect(timeField()?.value).toBe('19:00'));
    type('Time', '21:00');
    leaveTime();
    await seen('The reminder could not be changed.');
    expect(timeField()?.value).toBe('19:00');
    expect(reminderSwitch().checked).toBe(true);
  });

  test('stays off when the student does not allow it, and says what to do where it is blocked', async () => {
    const { pushManager } = withPush('default', 'denied');
    await openProfile();
    await canBeSwitched();
    reminderSwitch().click();
    await seen('This browser blocks notifications from this site.');
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(reminderSwitch().checked).toBe(false);
  });

  test('says so when it could not be switched on, and stays off', async () => {
    withPush();
    await openProfile({}, { status: 503, message: 'Busy' });
    await canBeSwitched();
    reminderSwitch().click();
    await seen('The reminder could not be changed.');
    expect(reminderSwitch().checked).toBe(false);
  });

  test('says in plain words that this browser has none', async () => {
    await openProfile();
    await seen('This browser cannot show reminders.');
    expect(reminderSwitch().disabled).toBe(true);
  });

  test('is not there where the server offers none', async () => {
    withPush();
    await openProfile({ publicKey: null });
    await vi.waitFor(() => expect(pageText()).not.toContain('Once a day at a time you choose'));
  });
});
