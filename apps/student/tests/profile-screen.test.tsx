import type { User } from '@repo/contracts/auth';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeOf } from '#src/features/profile/edit-rules.ts';
import { keepProfilePicture } from '#src/platform/session/profile-picture.ts';
import { getSession } from '#src/platform/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { clickTwice, errorOf, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

/** Opens a field of the profile, which then has the focus. */
async function edit(user: UserEvent, label: string) {
  await user.click(screen.getByRole('button', { name: `Edit ${label.toLowerCase()}` }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
}
const isUpdate = ({ path }: ProcedureCall) => path === 'auth.updateUser';

/** The profile of a student; updates are answered as the server would. */
async function openProfile(part: Partial<User> = {}, refusal?: { status: number; message: string }) {
  const student = makeUser(part);
  logInWithLibrary(student);
  const server = await startProcedureServer((call) => {
    if (!isUpdate(call)) return { data: { user: student, lastPublishedContentAt: null } };
    return refusal ?? { data: { user: { ...student, ...(call.input as Partial<User>) }, message: 'ok' } };
  });
  const { user } = await renderApp('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { user, updates: () => server.calls.filter(isUpdate).map(({ input }) => input) };
}

describe('what is saved of a draft', () => {
  const student = makeUser({ name: 'Aarohi', age: 15, gender: 'Female' });

  test.each([
    ['name', '', null],
    ['name', '   ', null],
    ['name', ' Aarohi ', null],
    ['name', ' Kabir ', { name: 'Kabir' }],
    ['age', '', null],
    ['age', '15', null],
    ['age', '16', { age: 16 }],
    ['gender', '', null],
    ['gender', 'Female', null],
    ['gender', 'Robot', null],
    ['gender', 'Other', { gender: 'Other' }],
  ] as const)('the draft of the field %s with %j saves %j', (name, draft, change) => {
    expect(changeOf(student, name, draft)).toEqual(change);
  });
});

describe('inline edit', () => {
  test('inline edit saves a new name once with a message, and returns focus', async () => {
    const { updates, user } = await openProfile();
    await edit(user, 'Name');
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), '  Aarohi S.  ');
    clickTwice(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Name updated successfully!');
    expect(updates()).toEqual([{ name: 'Aarohi S.' }]);
    expect(getSession().user?.name).toBe('Aarohi S.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name' })),
    );
  });

  test('inline edit sends nothing for an empty value or after Escape, and returns focus', async () => {
    const { updates, user } = await openProfile();
    await edit(user, 'Name');
    await user.clear(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    await edit(user, 'Name');
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Someone else');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name' })),
    );
    expect(updates()).toEqual([]);
    screen.getByText('Aarohi Sharma');
  });

  test('inline edit closes the first field when a second opens, and Enter saves the age', async () => {
    const { updates, user } = await openProfile();
    await edit(user, 'Name');
    await edit(user, 'Age');
    screen.getByRole('button', { name: 'Edit name' });
    expect(document.querySelectorAll('form')).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Age'), '16');
    await user.keyboard('{Enter}');
    await screen.findByText('Age updated successfully!');
    expect(updates()).toEqual([{ age: 16 }]);
  });

  test.each([
    ['Name', '!', 'Aarohi Sharma!', 'Failed to update name'],
    ['Age', '17', '17', 'Failed to update age'],
  ])(
    'a changed %s that could not be saved stays open with the reason',
    async (label, added, draft, reason) => {
      const { user } = await openProfile({}, { status: 500, message: '' });
      await edit(user, label);
      if (label === 'Age') await user.selectOptions(screen.getByLabelText(label), added);
      else await user.type(screen.getByLabelText(label), added);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(errorOf(label)).toBe(reason));
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(draft);
      expect(getSession().user?.name).toBe('Aarohi Sharma');
    },
  );
});

describe('the plan card', () => {
  const day = 86_400_000;

  test("the plan card shows a running Pro plan as Super, with its last day, whatever the device's clock says, and no free chapter is offered", async () => {
    vi.setSystemTime('2999-04-01T10:00:00.000Z');
    onTestFinished(() => void vi.useRealTimers());
    await openProfile({ plan: 'Pro', expiryDate: '2999-03-05T10:00:00.000Z' });
    await screen.findByText('Super');
    screen.getByText('Valid till 5 March 2999');
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: /^Unlock Free Chapter/ })).toBeNull();
    main.getByRole('link', { name: /^Invite friends/ });
    expect(document.body.textContent).not.toMatch(/\bPro\b/);
  });

  test('the plan card shows an expired plan as Basic, with what stayed and what is locked', async () => {
    await openProfile({ plan: 'Basic', expiryDate: new Date(Date.now() - day).toISOString() });
    await screen.findByText('Basic');
    expect(document.body.textContent).toMatch(
      /Super ended on .+ your progress, results and the chapters you unlocked stayed/i,
    );
    expect(document.body.textContent).not.toContain('Every chapter is unlocked.');
    screen.getByText('Upgrade');
  });

  test('the plan card offers Super to a student who never had it, without mentioning an end', async () => {
    await openProfile({ plan: 'Basic', expiryDate: null });
    await screen.findByText('Upgrade');
    expect(document.body.textContent).not.toContain('ended on');
  });
});

describe('the picture', () => {
  test('the picture rejects 6 MB before any request', async () => {
    const file = new File([new Uint8Array(6 * 1024 * 1024)], 'big.png', { type: 'image/png' });
    const reason = 'Image size should be less than 5MB';
    const { user } = await openProfile();
    const fetched = vi.spyOn(globalThis, 'fetch');
    const input =
      document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no file input');
    await user.upload(input, file);
    await screen.findByText(reason);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    expect(fetched.mock.calls.filter(([url]) => String(url).includes('profile'))).toEqual([]);
  });

  test("the picture falls back to the device's picture when the server has none or it fails to load", async () => {
    const kept = 'data:image/jpeg;base64,AA';
    keepProfilePicture('aarohi@example.in', kept);
    await openProfile({ profilePicture: '/images/gone.webp' });
    const image = document.querySelector('main img') ?? expect.fail('no picture');
    expect(image.getAttribute('src')).toBe('/images/gone.webp');
    fireEvent.error(image);
    expect(document.querySelector('main img')?.getAttribute('src')).toBe(kept);
    fireEvent.error(document.querySelector('main img') ?? image);
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('logging out everywhere', () => {
  const isEverywhere = ({ path }: ProcedureCall) => path === 'auth.logOutEverywhere';
  const open = async (answer: { data: unknown } | { status: number; message: string }) => {
    const student = makeUser();
    logInWithLibrary(student);
    const { calls } = await startProcedureServer((call) =>
      isEverywhere(call) ? answer : { data: { user: student, lastPublishedContentAt: null } },
    );
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await screen.findByText('Log out everywhere?');
    return { calls, user };
  };

  test('logging out everywhere asks first; Cancel does nothing, and this session ends after the server confirmed', async () => {
    const { calls, user } = await open({ data: { message: 'done' } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, log out' })).toBeNull());
    expect(calls.filter(isEverywhere)).toEqual([]);
    expect(getSession().isAuthenticated).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, log out' }));
    await waitFor(() => expect(getSession().isAuthenticated).toBe(false));
    expect(calls.filter(isEverywhere)).toHaveLength(1);
  });

  test('logging out everywhere changes nothing until the server confirms, and shows the reason of a failure', async () => {
    const { user } = await open({
      status: 503,
      message: 'The service is busy. Please try again in a moment',
    });
    await user.click(screen.getByRole('button', { name: 'Yes, log out' }));
    await screen.findByText('The service is busy. Please try again in a moment');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, log out' })).toBeNull());
    expect(getSession().isAuthenticated).toBe(true);
  });
});
