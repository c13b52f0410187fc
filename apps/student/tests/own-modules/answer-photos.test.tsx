import '../device-databases.ts';
import { answerPhotoMaxBytes, answerPhotoSidePx } from '@repo/contracts/limits/answer-photos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearStudy } from '#src/platform/storage/study-database.ts';
import { storedPhotos } from '#src/study/written/photos/answer-photos.ts';
import { useStudyApp } from '../study-app.tsx';
import { addressOf, openWritten, publishWritten } from '../written-app.ts';

useStudyApp();

const jpeg = (bytes: number) => `data:image/jpeg;base64,${'A'.repeat((bytes * 4) / 3)}`;
const file = (name: string) => new File(['a'], name, { type: 'image/jpeg' });
const sides: number[] = [];

beforeEach(async () => {
  publishWritten();
  await clearStudy('u1', 'all');
  sides.length = 0;
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name.endsWith('.heic')) throw new Error('cannot be decoded');
    return { width: 4000, height: 3000, close() {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage() {},
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function toDataURL(
    this: HTMLCanvasElement,
    _,
    quality,
  ) {
    sides.push(this.width);
    return jpeg(quality === 0.8 ? answerPhotoMaxBytes * 2 : 300_000);
  });
});

/** The answer beside its points, with the field for photos. */
async function openMarking() {
  const { user } = await openWritten(addressOf('w-two'));
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Choose photos', { selector: 'input' });
  return { user, add: (...files: File[]) => fireEvent.change(field, { target: { files } }) };
}
const pages = () => screen.queryAllByRole('button', { name: /^Enlarge page/ });

test('a photo of an answer is scaled down, stored on this device with its size, and shown again after a reload', async () => {
  const { add } = await openMarking();
  add(file('one.jpg'), file('two.jpg'));
  await screen.findByText('2 of 4 photos, 600 KB');
  expect(sides, 'the second try is small enough').toEqual(Array(4).fill(answerPhotoSidePx));
  expect(await storedPhotos('u1')).toEqual({ count: 2, bytes: 600_000 });
  await openWritten(addressOf('w-two'));
  await waitFor(() => expect(pages().length).toBeGreaterThanOrEqual(2));
});

test('a photo of an answer is enlarged by a press and deleted by a press, which can be undone', async () => {
  const { user, add } = await openMarking();
  add(file('one.jpg'));
  await user.click(await screen.findByRole('button', { name: 'Enlarge page 1 of your answer' }));
  await screen.findByRole('dialog', { name: 'Page 1 of your answer' });
  await user.click(screen.getByRole('button', { name: 'Close the photo' }));
  await user.click(await screen.findByRole('button', { name: 'Delete page 1 of your answer' }));
  await waitFor(() => expect(pages()).toEqual([]));
  expect((await storedPhotos('u1')).count).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pages()).toHaveLength(1));
  expect((await storedPhotos('u1')).count).toBe(1);
});

test('a file that cannot be decoded is named, and the other photos are stored', async () => {
  const { add } = await openMarking();
  add(file('page.heic'), file('one.jpg'));
  await screen.findByText(/^page\.heic can't be opened as a photo\./);
  await screen.findByText('1 of 4 photos, 300 KB');
});

test('an answer takes four photos, and says so for a fifth', async () => {
  const { add } = await openMarking();
  add(...[1, 2, 3, 4, 5].map((n) => file(`${n}.jpg`)));
  await screen.findByText('4 of 4 photos, 1.2 MB');
  await screen.findByText('You can add up to 4 photos per answer. Delete one to add another.');
  expect(screen.queryByRole('button', { name: 'Choose photos' })).toBeNull();
});

test('a full device says that the photo is not stored, and loses no earlier one', async () => {
  const { add } = await openMarking();
  add(file('one.jpg'));
  await screen.findByText('1 of 4 photos, 300 KB');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  add(file('two.jpg'));
  await screen.findByText(
    "This photo couldn't be stored. Free some space on this device, then add it again.",
  );
  put.mockRestore();
  expect(pages()).toHaveLength(1);
  expect((await storedPhotos('u1')).count).toBe(1);
});

test('a browser that blocks its database is named as the reason, not the space', async () => {
  const { add } = await openMarking();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  add(file('one.jpg'));
  await screen.findByText(
    "This photo couldn't be stored. If this browser blocks data of this site, allow it in its settings, then add the photo again.",
  );
});

test('a logout deletes the photos of the answers', async () => {
  const { add } = await openMarking();
  add(file('one.jpg'));
  await screen.findByText('1 of 4 photos, 300 KB');
  await clearStudy('u1', 'sent');
  expect((await storedPhotos('u1')).count).toBe(0);
});

test('the profile shows the room that photos of answers take, and deletes all of them', async () => {
  const { add } = await openMarking();
  add(file('one.jpg'));
  await screen.findByText('1 of 4 photos, 300 KB');
  const { user } = await openWritten('/profile');
  await screen.findByText('1 photo, 300 KB. They are only on this device.');
  await user.click(screen.getByRole('button', { name: 'Delete all photos' }));
  const ask = await screen.findByRole('alertdialog');
  await user.click(
    [...ask.querySelectorAll('button')].find((one) => one.textContent === 'Delete all photos') as Element,
  );
  await waitFor(() => expect(screen.queryByText('Photos of your answers')).toBeNull());
  expect((await storedPhotos('u1')).count).toBe(0);
});
