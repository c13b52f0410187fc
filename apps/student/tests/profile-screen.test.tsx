import type { User } from '@repo/contracts/auth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeOf } from '#src/features/profile/edit-rules.ts';
import { keepProfilePicture } from '#src/session/profile-picture.ts';
import { clearSession, getSession } from '#src/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { button, errorOf, field, heading, pageText, renderApp, type } from './render-app.tsx';
import { makeUser } from './users.ts';

const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
const editing = (label: string) => vi.waitFor(() => expect(document.activeElement).toBe(field(label)));
const hasButton = (name: string) =>
  [...document.querySelectorAll('button')].some((one) => one.textContent?.trim() === name);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const isUpdate = ({ path }: ProcedureCall) => path === 'auth.updateUser';

/** The profile of a user; updates are answered as the server would. */
async function openProfile(part: Partial<User> = {}, refusal?: { status: number; message: string }) {
  const user = makeUser(part);
  logInWithLibrary(user);
  const server = await startProcedureServer((call) => {
    if (!isUpdate(call)) return { data: { user, lastPublishedContentAt: null } };
    return refusal ?? { data: { user: { ...user, ...(call.input as Partial<User>) }, message: 'ok' } };
  });
  await renderApp('/profile');
  await vi.waitFor(() => expect(heading().textContent).toBe('Profile'));
  return { updates: () => server.calls.filter(isUpdate).map(({ input }) => input) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

describe('what is saved of a draft', () => {
  const user = makeUser({ name: 'Aarohi', age: 15, gender: 'Female' });

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
  ] as const)('%s %j gives %j', (name, draft, change) => {
    expect(changeOf(user, name, draft)).toEqual(change);
  });
});

describe('inline edit', () => {
  test('saves a new name once, says so, and gives the focus back', async () => {
    const { updates } = await openProfile();
    button('Edit name').click();
    await editing('Name');
    type('Name', '  Aarohi S.  ');
    button('Save').click();
    button('Save').click();
    await seen('Name updated successfully!');
    expect(updates()).toEqual([{ name: 'Aarohi S.' }]);
    expect(getSession().user?.name).toBe('Aarohi S.');
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Edit name')));
  });

  test('an empty or unchanged value closes the field and sends nothing', async () => {
    const { updates } = await openProfile();
    for (const draft of ['   ', 'Aarohi Sharma']) {
      button('Edit name').click();
      await editing('Name');
      type('Name', draft);
      button('Save').click();
      await vi.waitFor(() => expect(hasButton('Save')).toBe(false));
    }
    expect(updates()).toEqual([]);
    expect(pageText()).toContain('Aarohi Sharma');
  });

  test('Escape cancels and gives the focus back', async () => {
    const { updates } = await openProfile();
    button('Edit name').click();
    await editing('Name');
    type('Name', 'Someone else');
    press('Escape');
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Edit name')));
    expect(updates()).toEqual([]);
    expect(pageText()).toContain('Aarohi Sharma');
  });

  test('opening a second field closes the first', async () => {
    await openProfile();
    button('Edit name').click();
    await editing('Name');
    button('Edit age').click();
    await editing('Age');
    expect(hasButton('Edit name')).toBe(true);
    expect([...document.querySelectorAll('form')]).toHaveLength(1);
  });

  test('Enter in the choice of age saves it', async () => {
    const { updates } = await openProfile();
    button('Edit age').click();
    await editing('Age');
    type('Age', '16');
    press('Enter');
    await seen('Age updated successfully!');
    expect(updates()).toEqual([{ age: 16 }]);
  });

  test.each([
    ['name', 'Name', 'Kabir', 'Failed to update name'],
    ['age', 'Age', '17', 'Failed to update age'],
  ])('a %s that could not be saved stays open with the reason', async (name, label, draft, reason) => {
    await openProfile({}, { status: 500, message: '' });
    button(`Edit ${name}`).click();
    await editing(label);
    type(label, draft);
    button('Save').click();
    await vi.waitFor(() => expect(errorOf(label)).toBe(reason));
    expect(field(label).value).toBe(draft);
    expect(getSession().user?.name).toBe('Aarohi Sharma');
  });
});

describe('the plan card', () => {
  const day = 86_400_000;

  test('names a running Pro plan Super, with its last day', async () => {
    await openProfile({ plan: 'Pro', expiryDate: '2999-03-05T10:00:00.000Z' });
    await seen('Super');
    expect(pageText()).toContain('Valid till 5 March 2999');
    expect(pageText()).not.toMatch(/\bPro\b/);
  });

  test('an expired plan reads Basic at once, and says what stayed and what is locked again', async () => {
    await openProfile({ plan: 'Pro', expiryDate: new Date(Date.now() - day).toISOString() });
    await seen('Basic');
    expect(pageText()).toMatch(
      /Super ended on .+ your progress, results and the chapters you unlocked stayed/i,
    );
    expect(pageText()).not.toContain('Every chapter is unlocked.');
    expect(pageText()).toContain('Upgrade');
  });

  test('a student who never had Super is offered it, and told nothing of an end', async () => {
    await openProfile({ plan: 'Basic', expiryDate: null });
    await seen('Upgrade');
    expect(pageText()).not.toContain('ended on');
  });
});

describe('the picture', () => {
  const chooseFile = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return input;
  };
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'big.png', { type: 'image/png' });

  test.each([
    ['a text file', new File(['hi'], 'a.txt', { type: 'text/plain' }), 'Please select an image file'],
    ['6 MB', large, 'Image size should be less than 5MB'],
  ])('%s is refused before any request', async (_, file, reason) => {
    await openProfile();
    const fetched = vi.spyOn(globalThis, 'fetch');
    const input = chooseFile(file);
    await seen(reason);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    expect(fetched.mock.calls.filter(([url]) => String(url).includes('profile'))).toEqual([]);
  });

  test('that this device keeps stands in where the server has none, or its own cannot be shown', async () => {
    const kept = 'data:image/jpeg;base64,AA';
    keepProfilePicture('aarohi@example.in', kept);
    await openProfile({ profilePicture: '/images/gone.webp' });
    const image = () => document.querySelector<HTMLImageElement>('main img');
    expect(image()?.getAttribute('src')).toBe('/images/gone.webp');
    image()?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(image()?.getAttribute('src')).toBe(kept));
    image()?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(image()).toBeNull());
  });
});

describe('logging out everywhere', () => {
  const isEverywhere = ({ path }: ProcedureCall) => path === 'auth.logOutEverywhere';
  const open = async (answer: { data: unknown } | { status: number; message: string }) => {
    const user = makeUser();
    logInWithLibrary(user);
    const { calls } = await startProcedureServer((call) =>
      isEverywhere(call) ? answer : { data: { user, lastPublishedContentAt: null } },
    );
    await renderApp('/profile');
    await vi.waitFor(() => button('Log out everywhere').click());
    await seen('Log out everywhere?');
    return calls;
  };

  test('asks first; Cancel ends nothing', async () => {
    const calls = await open({ data: { message: 'done' } });
    button('Cancel').click();
    await vi.waitFor(() => expect(hasButton('Yes, log out')).toBe(false));
    expect(calls.filter(isEverywhere)).toEqual([]);
    expect(getSession().isAuthenticated).toBe(true);
  });

  test('ends the session here once the server has ended them all', async () => {
    const calls = await open({ data: { message: 'done' } });
    button('Yes, log out').click();
    await vi.waitFor(() => expect(getSession().isAuthenticated).toBe(false));
    expect(calls.filter(isEverywhere)).toHaveLength(1);
  });

  test('changes nothing here while the server has not, and says why', async () => {
    await open({ status: 503, message: 'The service is busy. Please try again in a moment' });
    button('Yes, log out').click();
    await seen('The service is busy. Please try again in a moment');
    await vi.waitFor(() => expect(hasButton('Yes, log out')).toBe(false));
    expect(getSession().isAuthenticated).toBe(true);
  });
});

test('?showUpgrade opens the profile', async () => {
  logInWithLibrary(makeUser());
  await startProcedureServer(() => ({ data: { user: makeUser(), lastPublishedContentAt: null } }));
  await renderApp('/profile?showUpgrade');
  await vi.waitFor(() => expect(heading().textContent).toBe('Profile'));
});
