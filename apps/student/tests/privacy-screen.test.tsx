import { codeLifeMinutes, deletionDelayDays, sessionLifeDays } from '@repo/contracts/limits/auth';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, getSession } from '#src/session/session.ts';
import { dueAt, hasButton, openAs, pressed, seen } from './privacy-app.tsx';
import { button, errorOf, heading, pageText, renderApp, type } from './render-app.tsx';

beforeEach(() => clearSession());
afterEach(() => vi.restoreAllMocks());

// docs/product.md#privacy
describe('what is kept of a student', () => {
  test('is told to a visitor, in plain words first, without what only a student can do', async () => {
    await renderApp('/privacy');
    await vi.waitFor(() => expect(heading().textContent).toBe('What we keep about you'));
    expect(document.title).toMatch(/^Privacy · /);
    expect(hasButton('Download everything') || hasButton('Delete my account')).toBe(false);
    expect([...document.querySelectorAll('a')].some((one) => one.getAttribute('href') === '/login')).toBe(
      true,
    );
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  test('names the periods that the server keeps', async () => {
    await renderApp('/privacy');
    await seen(`${deletionDelayDays} days after you ask for it`);
    await seen(`${sessionLifeDays} days from when it was last renewed`);
    await seen(`works for ${codeLifeMinutes} minutes`);
  });
});

// docs/product.md#account-export
describe('the download', () => {
  const exported = {
    ...{ formatVersion: 1, exportedAt: '2026-11-20T10:30:00.000Z' },
    account: {
      ...{
        id: 'u1',
        name: 'Aarohi',
        email: 'a@b.in',
        age: 15,
        gender: 'Female',
        plan: 'Basic',
        superUntil: null,
      },
      ...{
        profilePicture: null,
        createdAt: '2026-01-01T00:00:00.000Z',
        lastLogin: null,
        deletionDueAt: null,
      },
      ...{ hasPassword: true, wasInvited: false },
    },
    ...{ signInWith: [], sessions: [], knownBrowsers: [], acceptedInvites: [], unlockedChapters: [] },
    ...{ chapters: [], quizzes: [], writtenAnswers: [], papers: [], studyDays: [], reviews: [], orders: [] },
    ...{ revisionPlan: null, reports: [], reminder: null, marks: [] },
  };

  /** The files that the page hands to the browser. */
  function watchFiles() {
    const files: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      blob = given as Blob;
      return 'blob:of-this-test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob });
    });
    return files;
  }

  test('is one archive, made once for however many taps', async () => {
    const files = watchFiles();
    const calls = await openAs({ 'auth.exportAccount': () => ({ data: exported }) });
    await pressed('Download everything');
    button('Preparing...').click();
    await seen('Your copy is in your downloads.');
    expect(calls('auth.exportAccount')).toHaveLength(1);
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/-data-2026-11-20\.zip$/)]);
    const unpacked = unzipSync(new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
    const json = Object.entries(unpacked).find(([name]) => name.endsWith('.json'))?.[1];
    expect(JSON.parse(strFromU8(json ?? new Uint8Array()))).toMatchObject({
      ...exported,
      onThisDevice: expect.any(Array),
    });
  });

  test('that failed says why, and Retry makes it', async () => {
    const files = watchFiles();
    let isBusy = true;
    await openAs({
      'auth.exportAccount': () =>
        isBusy ? { status: 503, message: 'The service is busy.' } : { data: exported },
    });
    await seen('The download needs the network.');
    await pressed('Download everything');
    await seen('The service is busy.');
    expect(files).toEqual([]);
    isBusy = false;
    await pressed('Retry');
    await seen('Your copy is in your downloads.');
    expect(pageText()).not.toContain('The service is busy.');
    expect(files).toHaveLength(1);
  });

  test('without a network says that it needs one', async () => {
    await openAs();
    await vi.waitFor(() => expect(hasButton('Download everything')).toBe(true));
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('there is no network'));
    await pressed('Download everything');
    await seen('We could not reach our server. The download needs the network');
    expect(hasButton('Retry')).toBe(true);
  });
});

// docs/product.md#account-deletion
describe('deleting the account', () => {
  const code = 'Code from the mail';

  test('says what happens, asks for the code of a mail, and then says until when it can be taken back', async () => {
    const calls = await openAs();
    await pressed('Delete my account');
    await seen('For 7 days nothing changes');
    await seen('Your orders stay, because tax law wants them');
    await seen('aarohi@example.in');
    expect(calls('auth.sendDeletionCode')).toEqual([]);
    await pressed('Mail me the code');
    await seen('Enter the code that we mailed to');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('code'));
    type(code, 'abc123');
    document.querySelector('form')?.requestSubmit();
    await seen('Your account will be deleted on 2 December 2099');
    expect(calls('auth.planDeletion')).toEqual([{ code: 'ABC123' }]);
    expect(getSession().user?.deletionDueAt).toBe(dueAt);
    await pressed('Keep my account');
    await seen('Your account stays.');
    await vi.waitFor(() => expect(hasButton('Keep my account')).toBe(false));
    expect(getSession().user).not.toHaveProperty('deletionDueAt');
    expect(hasButton('Delete my account')).toBe(true);
  });

  test('tells at the field what is wrong with a code, and sends none that is too short', async () => {
    const calls = await openAs({
      'auth.planDeletion': () => ({
        status: 400,
        message: 'This code is wrong or too old. Ask for a new one.',
      }),
    });
    await pressed('Delete my account');
    await pressed('Mail me the code');
    await seen('Enter the code that we mailed to');
    type(code, 'AB');
    document.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(errorOf(code)).toBe('Please enter the 6-character code from the mail'));
    expect(calls('auth.planDeletion')).toEqual([]);
    type(code, 'ABC123');
    document.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(errorOf(code)).toBe('This code is wrong or too old. Ask for a new one.'));
    expect(document.activeElement?.getAttribute('name')).toBe('code');
    expect(getSession().user).not.toHaveProperty('deletionDueAt');
  });

  test('goes no further when the mail could not be sent, and says so', async () => {
    await openAs({ 'auth.sendDeletionCode': () => ({ status: 503, message: 'Failed to send the code' }) });
    await pressed('Delete my account');
    await pressed('Mail me the code');
    await seen('Failed to send the code. Try again in a moment.');
    expect(hasButton('Mail me the code')).toBe(true);
  });
});
