import type { MemeDraft } from '@repo/contracts/content.drafts';
import * as contentMessages from '@repo/contracts/messages/content';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemesTab } from '#src/features/memes/memes-tab.tsx';
import { staleEdit } from './fake-server.ts';
import { meme, startServer, updatedAt } from './memes-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';

async function openNew(first: MemeDraft[] = []) {
  const server = startServer(first);
  const { user } = renderTab(MemesTab);
  await user.click(await screen.findByRole('button', { name: 'Add meme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add meme' }));
  return { server, user, dialog };
}

/** Dispatches the browser's paste event outside of a field. */
function pasteOnPage(text: string): void {
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } });
}

afterEach(leaveTab);

it("the meme form requires the image's address", async () => {
  const { server, user, dialog } = await openNew();
  expect(screen.getByText('No memes in this chapter yet')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Create meme' }));
  const url = dialog.getByLabelText('Image URL');
  expect(url.getAttribute('type')).toBe('url');
  expect(document.activeElement).toBe(url);
  expect(dialog.getByText('Image URL is required.')).toBeDefined();
  expect(server.callsOf('content.memes.create')).toEqual([]);
});

it('a meme is saved by its image address', async () => {
  const { server, user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('What it shows (optional)'), 'A cat');
  await user.type(dialog.getByLabelText('Image URL'), 'https://a.example/cat.png');
  await user.click(dialog.getByRole('button', { name: 'Create meme' }));
  expect(await screen.findByText('Meme created successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.memes.create')).toEqual([
    { imageUrl: 'https://a.example/cat.png', alt: 'A cat', chapter: 'light', subject: 'physics' },
  ]);
  expect(await screen.findByRole('button', { name: 'Edit A cat' })).toBeDefined();
});

it('the meme form refuses an http address immediately, typed or pasted, and does not request its image', async () => {
  const { server, user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Image URL'), 'http://a.example/cat.png');
  const fault = contentMessages.imageUrlInvalid;
  expect(dialog.getByText(fault)).toBeDefined();
  expect(dialog.queryByRole('img')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create meme' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Image URL'));
  expect(server.callsOf('content.memes.create')).toEqual([]);
  await user.clear(dialog.getByLabelText('Image URL'));
  expect(dialog.queryByText(fault)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  pasteOnPage('http://a.example/cat.png');
  const pasted = within(await screen.findByRole('dialog', { name: 'Add meme' }));
  expect(await pasted.findByText(fault)).toBeDefined();
});

it('the meme form warns about an image that does not load but saves it', async () => {
  const { server, user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Image URL'), 'https://a.example/gone.png');
  fireEvent.error(await dialog.findByRole('img', { name: 'Preview' }));
  expect(await dialog.findByText(/could not be loaded/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Create meme' }));
  expect(await screen.findByText('Meme created successfully')).toBeDefined();
  expect(server.callsOf('content.memes.create')).toHaveLength(1);
});

it('the meme form refuses files that are no image or too large, and uploads a valid one', async () => {
  const { server, user, dialog } = await openNew();
  const upload = dialog.getByLabelText<HTMLInputElement>('Upload an image', { selector: 'input' });
  fireEvent.change(upload, { target: { files: [new File(['text'], 'a.txt', { type: 'text/plain' })] } });
  expect(await dialog.findByText('Please select an image file')).toBeDefined();
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
  fireEvent.change(upload, { target: { files: [large] } });
  expect(await dialog.findByText('Image size should be less than 5MB')).toBeDefined();
  const fine = new File([new Uint8Array(8)], 'b.png', { type: 'image/png' });
  fireEvent.change(upload, { target: { files: [fine] } });
  expect(await dialog.findByText('Chosen file: b.png')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Create meme' }));
  expect(await screen.findByText('Meme created successfully')).toBeDefined();
  expect(server.inputsOf('content.memes.create')).toEqual([
    { chapter: 'light', subject: 'physics', alt: '', imageFile: expect.any(File) },
  ]);
});

it("a conflict over a meme's new image shows the other version, and Keep both stores both", async () => {
  const server = startServer([meme('a', 'First')]);
  const current = { ...meme('a', 'Theirs'), updatedAt: new Date().toISOString() };
  server.answers['content.memes.update'] = () => staleEdit(current);
  const { user } = renderTab(MemesTab);
  await user.click(await screen.findByRole('button', { name: 'Edit First' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit meme' }));
  await user.type(dialog.getByLabelText('What it shows (optional)'), ' cat');
  const upload = dialog.getByLabelText<HTMLInputElement>('Upload an image', { selector: 'input' });
  const imageFile = new File([new Uint8Array(8)], 'b.png', { type: 'image/png' });
  fireEvent.change(upload, { target: { files: [imageFile] } });
  await user.click(dialog.getByRole('button', { name: 'Save meme' }));
  const stale = within(await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }));
  expect((await stale.findByLabelText('Theirs, saved now')).textContent).toContain('Theirs');
  const mine = { alt: 'First cat', imageFile: expect.any(File) };
  expect(server.inputsOf('content.memes.update')).toEqual([{ ...mine, id: 'a', seenUpdatedAt: updatedAt }]);
  expect(server.callsOf('content.memes.list')).toHaveLength(1);
  await user.click(stale.getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.memes.create')).toEqual([
    { ...mine, chapter: 'light', subject: 'physics' },
  ]);
  expect(await screen.findByRole('button', { name: 'Edit Theirs' })).toBeDefined();
});

it('pasting an image address anywhere opens the meme dialog with it; other text does not', async () => {
  startServer([meme('a', 'First')]);
  renderTab(MemesTab);
  await screen.findByRole('button', { name: 'Edit First' });
  pasteOnPage('just words');
  expect(screen.queryByRole('dialog')).toBeNull();
  pasteOnPage(' https://a.example/new.png ');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add meme' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Image URL').value).toBe('https://a.example/new.png');
});

it("a meme's menu changes the order", async () => {
  const server = startServer([meme('a', 'First'), meme('b', 'Second')]);
  const { user } = renderTab(MemesTab);
  await user.click(await screen.findByRole('button', { name: 'More for First' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move later' }));
  await waitFor(() =>
    expect(server.inputsOf('content.memes.reorder')).toEqual([{ chapterId: 'light', ids: ['b', 'a'] }]),
  );
});
