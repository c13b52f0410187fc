import '../device-databases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freeContentHere } from '#src/content/library/device-content.ts';
import { loadLibrary } from '#src/content/library/load-library.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { startContentServer } from '../content-server.ts';
import { useLibraryStorage } from '../library-storage.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

useLibraryStorage();

const user = makeUser({ plan: 'Pro' });
const row = async (subject: string) =>
  (await screen.findByText(subject, { selector: 'li p' })).closest('li') ?? expect.fail(`no ${subject}`);

// docs/product/device.md#content-on-this-device
test('a subject can be removed and downloaded again by keyboard, and screens name what they leave out', async () => {
  const server = await startContentServer({ subjects: 2, chapters: 5 });
  setCredentials(user, 'token');
  await loadLibrary(user, 'token');
  const { user: person } = await renderApp('/profile');
  (await screen.findByRole('button', { name: 'Content on this device' })).focus();
  await person.keyboard('{Enter}');
  expect((await row('Subject 2')).textContent).toContain('All 4 chapters, 0.1 MB');
  within(await row('Subject 2'))
    .getByRole('button', { name: 'Remove Subject 2 from this device' })
    .focus();
  await person.keyboard('{Enter}');
  await screen.findByText('Subject 2 was removed from this device.');
  await waitFor(async () =>
    expect((await row('Subject 2')).textContent).toContain('Not on this device, 0.1 MB'),
  );
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Download Subject 2');
  expect((await row('Subject 1')).textContent).toContain('All 4 chapters');
  expect(screen.queryByText(/doesn't say whether you are on Wi-Fi/)).toBeNull();

  server.before = (call) => (call === 's2-c4' ? 'drop' : undefined);
  await person.click(screen.getByRole('button', { name: 'Download Subject 2' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What arrived is saved');
  server.before = () => undefined;
  server.calls.length = 0;
  screen.getByRole('button', { name: 'Keep everything on this device' }).focus();
  await person.keyboard('{Enter}');
  await screen.findByText('Subject 2 is on this device.');
  await waitFor(async () => expect((await row('Subject 2')).textContent).toContain('All 4 chapters'));
  expect(server.calls).toEqual(['manifest', 's2-c4']);
  expect(screen.queryByRole('button', { name: 'Keep everything on this device' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Subject 2 from this device'),
  );
});

test('the link from a screen that leaves chapters out opens what is on this device, and focuses it', async () => {
  await startContentServer({ subjects: 2, chapters: 5 });
  setCredentials(user, 'token');
  await loadLibrary(user, 'token');
  await freeContentHere(user, ['s2']);
  const { user: person } = await renderApp('/practice');
  (await screen.findByRole('link', { name: 'Choose downloads in your profile' })).focus();
  await person.keyboard('{Enter}');
  expect((await row('Subject 2')).textContent).toContain('Not on this device');
  const opener = screen.getByRole('button', { name: 'Content on this device', expanded: true });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a missing chapter downloads when its address is opened, again after a failure', async () => {
  const server = await startContentServer({ subjects: 2, chapters: 5 });
  setCredentials(user, 'token');
  await loadLibrary(user, 'token');
  await freeContentHere(user, ['s2']);
  server.calls.length = 0;
  server.before = (call) => (call === 's2-c2' ? 'drop' : undefined);
  const { user: person } = await renderApp('/tabs/s2/s2-c2');
  await screen.findByText(/This chapter didn't download/);
  server.before = () => undefined;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: /Start|Continue/ });
  expect(server.calls).toEqual(['manifest', 'manifest', 's2-c2']);
});

test('the profile says why only one subject of a large library downloads automatically, and shows one bar for all', async () => {
  const server = await startContentServer({ subjects: 3, chapters: 3, pageChars: 600_000 });
  setCredentials(user, 'token');
  await loadLibrary(user, 'token');
  const { user: person } = await renderApp('/profile');
  await person.click(await screen.findByRole('button', { name: 'Content on this device' }));
  await screen.findByText(/doesn't say whether you are on Wi-Fi/);
  expect((await row('Subject 3')).textContent).toContain('Not on this device');
  server.before = (call) => (call === 's3-c2' ? 'late' : undefined);
  const keepAll = screen.getByRole('button', { name: 'Keep everything on this device' });
  await person.click(keepAll);
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-label')).toBe('Downloading Subject 1, Subject 2, Subject 3');
  expect(document.activeElement).toBe(keepAll);
  await screen.findByText('Subject 1, Subject 2, Subject 3 is on this device.');
});
