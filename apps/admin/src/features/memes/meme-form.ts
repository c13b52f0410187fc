import type { Meme } from '@repo/contracts/content';
import { createMemeInput } from '@repo/contracts/content.inputs';
import { textMaxLength } from '@repo/contracts/limits/content';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as contentMessages from '@repo/contracts/messages/content';
import * as requestMessages from '@repo/contracts/messages/request';
import { isShownPicture } from '@repo/contracts/picture-address';
import { z } from 'zod';
import { memesCopy } from './memes-copy.ts';

/** A meme on the screen. An uploaded file is kept beside it: it is no text that a draft could hold. */
export const memeForm = z.object({ imageUrl: z.string(), alt: z.string() });
export type MemeForm = z.infer<typeof memeForm>;

export const newMeme = (imageUrl = ''): MemeForm => ({ imageUrl, alt: '' });
export const formOfMeme = ({ imageUrl, alt }: Meme): MemeForm => ({ imageUrl, alt });

/** The form with the address of an uploaded picture in place of the one it had when it was sent. */
export const withUpload = (form: MemeForm, { from, to }: { from: string; to: string }): MemeForm =>
  form.imageUrl === from ? { ...form, imageUrl: to } : form;

export type MemeErrors = { imageUrl?: string; alt?: string; chapter?: string };

/** Why a file can't be a meme, before it is opened; null when it may be one. */
export function fileError(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return requestMessages.pictureNotAnImage;
  return file.size > profilePictureMaxMegabytes * 1024 * 1024 ? requestMessages.pictureTooLarge : null;
}

/** Checks a meme by the contracts' rules. With a file the address does not matter. */
export function checkMeme(
  form: MemeForm,
  { chapterId, hasFile }: { chapterId: string; hasFile: boolean },
): { fields: MemeForm; errors: null } | { fields: null; errors: MemeErrors } {
  const checked = createMemeInput.safeParse({
    ...(hasFile ? { imageFile: new Uint8Array() } : { imageUrl: form.imageUrl }),
    alt: form.alt,
    chapter: chapterId,
  });
  if (checked.success)
    return { fields: { imageUrl: checked.data.imageUrl ?? '', alt: checked.data.alt }, errors: null };
  const errors: MemeErrors = {};
  for (const { path, code, message } of checked.error.issues) {
    const field = path[0] === 'alt' || path[0] === 'chapter' ? path[0] : 'imageUrl';
    errors[field] ??= code === 'too_big' && field === 'alt' ? memesCopy.tooLong(textMaxLength) : message;
  }
  return { fields: null, errors };
}

/** What is wrong with an address while it is written: one that is whole, and that students could never see. */
export const addressFault = (url: string): string | undefined =>
  pastedAddress(url) !== null && !isShownPicture(url.trim()) ? contentMessages.imageUrlInvalid : undefined;

/** The web address that a pasted text is, or null. */
export function pastedAddress(text: string): string | null {
  const trimmed = text.trim();
  if (/\s/.test(trimmed) || !URL.canParse(trimmed)) return null;
  return /^https?:$/.test(new URL(trimmed).protocol) ? trimmed : null;
}
