import * as contentMessages from '@repo/contracts/messages/content';
import { expect, it } from 'vitest';
import { addressFault, checkMeme, fileError, newMeme, pastedAddress } from './meme-form.ts';

const inChapter = { chapterId: 'chapter-1', hasFile: false };

it('a meme requires an image address', () => {
  expect(checkMeme(newMeme('  '), inChapter).errors).toEqual({ imageUrl: 'Image URL is required.' });
});

it('a meme requires a chapter', () => {
  expect(checkMeme(newMeme('https://a.in/b.png'), { ...inChapter, chapterId: '' }).errors).toEqual({
    chapter: 'Please select a chapter first.',
  });
});

it.each(['meme.png', 'ftp://a.in/b.png', 'javascript:alert(1)'])(
  'a meme rejects %s as its image address',
  (url) => {
    expect(checkMeme(newMeme(url), inChapter).errors?.imageUrl).toMatch(/^Image URL must be a web address/);
  },
);

it('an image address that no student could load is rejected before sending, but not while it is being typed', () => {
  const sentence = contentMessages.imageUrlInvalid;
  expect(addressFault('http://a.in/b.png')).toBe(sentence);
  expect(addressFault(' https://me:secret@a.in/b.png ')).toBe(sentence);
  for (const url of ['', 'http', 'https://', 'https://a.in/b.png', '/images/b.png', 'a b'])
    expect(addressFault(url), url).toBeUndefined();
});

it('a meme with a file requires no image address', () => {
  expect(checkMeme(newMeme(), { ...inChapter, hasFile: true }).errors).toBeNull();
});

it("a meme's image address is trimmed", () => {
  expect(checkMeme({ imageUrl: ' https://a.in/b.png ', alt: ' A cat ' }, inChapter).fields).toEqual({
    imageUrl: 'https://a.in/b.png',
    alt: 'A cat',
  });
});

it('the meme form shows why a file is rejected', () => {
  expect(fileError({ type: 'text/plain', size: 10 })).toBe('Please select an image file');
  expect(fileError({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe(
    'Image size should be less than 5MB',
  );
  expect(fileError({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeNull();
});

it("a pasted text is recognized as an image's web address", () => {
  expect(pastedAddress(' https://a.in/b.png\n')).toBe('https://a.in/b.png');
  expect(pastedAddress('see https://a.in/b.png')).toBeNull();
  expect(pastedAddress('chemistry: notes')).toBeNull();
  expect(pastedAddress('')).toBeNull();
});
