import { codeLifeMinutes, deletionDelayDays, sessionLifeDays } from '@repo/contracts/limits/auth';
import { screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { getSession } from '#src/platform/session/session.ts';
import { makeExport } from './account-export.ts';
import { dueAt, openAs } from './privacy-app.tsx';
import { clickTwice, errorOf, renderApp } from './render-app.tsx';

// docs/product/accounts.md#privacy
describe('what is kept of a student', () => {
  test('the page about stored data shows a visitor plain words and the server’s periods, without what only a student can do', async () => {
    await renderApp('/privacy');
    await screen.findByRole('heading', { level: 1, name: 'What we keep about you' });
    expect(document.title).toMatch(/^Privacy · /);
    for (const name of ['Download everything', 'Delete my account'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/login');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    await screen.findAllByText(new RegExp(`${deletionDelayDays} days after you ask for it`));
    await screen.findByText(new RegExp(`${sessionLifeDays} days from when it was last renewed`));
    await screen.findByText(new RegExp(`works for ${codeLifeMinutes} minutes`));
  });
});

// docs/product/accounts.md#account-export
describe('the download', () => {
  const whole = makeExport('Aarohi');
  const exported = { ...whole, account: { ...whole.account, profilePicture: null } };

  /** Records the files that the page downloads. */
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

  test('the download of an account is one archive, made once for however many taps', async () => {
    const files = watchFiles();
    const { calls } = await openAs({ 'auth.exportAccount': () => ({ data: exported }) });
    clickTwice(await screen.findByRole('button', { name: 'Download everything' }));
    await screen.findByText('Your copy is in your downloads.');
    expect(calls('auth.exportAccount')).toHaveLength(1);
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/-data-2026-11-20\.zip$/)]);
    const unpacked = unzipSync(new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
    const json = Object.entries(unpacked).find(([name]) => name.endsWith('.json'))?.[1];
    expect(JSON.parse(strFromU8(json ?? new Uint8Array()))).toMatchObject({
      ...exported,
      onThisDevice: expect.any(Array),
    });
  });

  test('a failed download of an account says why, and Retry repeats it', async () => {
    const files = watchFiles();
    let isBusy = true;
    const { user } = await openAs({
      'auth.exportAccount': () =>
        isBusy ? { status: 503, message: 'The service is busy.' } : { data: exported },
    });
    await screen.findByText(/The download needs the network\./);
    await user.click(await screen.findByRole('button', { name: 'Download everything' }));
    await screen.findByText('The service is busy.');
    expect(files).toEqual([]);
    isBusy = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Your copy is in your downloads.');
    expect(document.body.textContent).not.toContain('The service is busy.');
    expect(files).toHaveLength(1);
  });

  test('the download of an account says that it needs a network when there is none', async () => {
    const { user } = await openAs();
    const download = await screen.findByRole('button', { name: 'Download everything' });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('there is no network'));
    await user.click(download);
    await screen.findByText(/^We could not reach our server\. The download needs the network/);
    screen.getByRole('button', { name: 'Retry' });
  });
});

// docs/product/accounts.md#account-deletion
describe('deleting the account', () => {
  const code = 'Code from the mail';

  test('deleting the account says what happens, asks for the code of a mail, and then says until when it can be cancelled', async () => {
    const { calls, user } = await openAs();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await screen.findByText(/^For 7 days nothing changes/);
    await screen.findByText(/Your orders stay, because tax law wants them/);
    await screen.findByText('aarohi@example.in');
    expect(calls('auth.sendDeletionCode')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Mail me the code' }));
    await screen.findByText(/^Enter the code that we mailed to/);
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('code'));
    await user.keyboard('abc123{Enter}');
    await screen.findByText(/^Your account will be deleted on 2 December 2099/);
    expect(calls('auth.planDeletion')).toEqual([{ code: 'ABC123' }]);
    expect(getSession().user?.deletionDueAt).toBe(dueAt);
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await screen.findByText('Your account stays.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
    expect(getSession().user).not.toHaveProperty('deletionDueAt');
    screen.getByRole('button', { name: 'Delete my account' });
  });

  test('deleting the account shows at the field what is wrong with a code, and sends none that is too short', async () => {
    const { calls, user } = await openAs({
      'auth.planDeletion': () => ({
        status: 400,
        message: 'This code is wrong or too old. Ask for a new one.',
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Mail me the code' }));
    await screen.findByText(/^Enter the code that we mailed to/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(code)));
    await user.keyboard('AB{Enter}');
    await waitFor(() => expect(errorOf(code)).toBe('Please enter the 6-character code from the mail'));
    expect(calls('auth.planDeletion')).toEqual([]);
    await user.clear(screen.getByLabelText(code));
    await user.keyboard('ABC123{Enter}');
    await waitFor(() => expect(errorOf(code)).toBe('This code is wrong or too old. Ask for a new one.'));
    expect(document.activeElement?.getAttribute('name')).toBe('code');
    expect(getSession().user).not.toHaveProperty('deletionDueAt');
  });

  test('deleting the account stops with a message when the mail could not be sent', async () => {
    const { user } = await openAs({
      'auth.sendDeletionCode': () => ({ status: 503, message: 'Failed to send the code' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Mail me the code' }));
    await screen.findByText('Failed to send the code. Try again in a moment.');
    screen.getByRole('button', { name: 'Mail me the code' });
  });
});
