import type { Meme } from '@repo/contracts/content';
import { createMemeInput } from '@repo/contracts/content.inputs';
import { textMaxLength } from '@repo/contracts/limits/content';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as contentMessages from '@repo/contracts/messages/content';
import * as requestMessages from '@repo/contracts/messages/request';
import { isShownPicture } from '@repo/contracts/picture-address';
import { z } from 'zod';
import { memesCopy } from './memes-copy.ts';

/** A meme in the form. An uploaded file is stored separately, because a draft can't contain it. */
export const memeForm = z.object({ imageUrl: z.string(), alt: z.string() });
export type MemeForm = z.infer<typeof memeForm>;

export const newMeme = (imageUrl = ''): MemeForm => ({ imageUrl, alt: '' });
export const formOfMeme = ({ imageUrl, alt }: Meme): MemeForm => ({ imageUrl, alt });

/** The form with the uploaded picture's address, unless the address was changed since sending. */
export const withUpload = (form: MemeForm, { from, to }: { from: string; to: string }): MemeForm =>
  form.imageUrl === from ? { ...form, imageUrl: to } : form;

export type MemeErrors = { imageUrl?: string; alt?: string; chapter?: string };

/** Why a file can't be a meme, before reading it; null if it can. */
export function fileError(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return requestMessages.pictureNotAnImage;
  return file.size > profilePictureMaxMegabytes * 1024 * 1024 ? requestMessages.pictureTooLarge : null;
}

/** Validates a meme by the contracts' rules. With a file the address is ignored. */
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

/** The error while an address is typed: it is complete, but students could never load it. */
export const addressFault = (url: string): string | undefined =>
  pastedAddress(url) !== null && !isShownPicture(url.trim()) ? contentMessages.imageUrlInvalid : undefined;

/** The pasted text if all of it is one web address, else null. */
export function pastedAddress(text: string): string | null {
  const trimmed = text.trim();
  if (/\s/.test(trimmed) || !URL.canParse(trimmed)) return null;
  return /^https?:$/.test(new URL(trimmed).protocol) ? trimmed : null;
}
