import { z } from 'zod';
import { uploadedFile } from '../auth.ts';
import { byKind } from '../field-sentences.ts';
import { id, wellFormedText } from '../fields.ts';
import * as contentMessages from '../messages/content.ts';
import { isShownPicture } from '../picture-address.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, changesOf, chapterField, needsOneOf, textField } from './item.ts';

/** A web address, or the path of an uploaded image on the server. */
const imageUrl = wellFormedText({ error: contentMessages.imageUrlRequired })
  .trim()
  .min(1, contentMessages.imageUrlRequired)
  .max(2_000, byKind)
  .refine(isShownPicture, contentMessages.imageUrlInvalid);

const fields = {
  imageUrl: { wire: z.string(), create: imageUrl.optional(), update: imageUrl },
  /** Alternative to the address. */
  imageFile: { create: uploadedFile.optional(), update: uploadedFile },
  alt: textField,
  chapter: chapterField,
  /** Required by the documented body, but ignored: the chapter determines the subject. */
  subject: { wire: z.object({ _id: id }), create: wellFormedText().max(128).optional() },
};

export const meme = z.object({ _id: id, ...fieldsIn(fields, 'wire') }).meta({ id: 'Meme' });
export type Meme = z.infer<typeof meme>;

export const memeDraft = meme.extend(changed).meta({ id: 'MemeDraft' });
export type MemeDraft = z.infer<typeof memeDraft>;

export const createMemeInput = z
  .object(fieldsIn(fields, 'create'))
  .superRefine((given, check) => {
    if (given.imageUrl === undefined && given.imageFile === undefined)
      check.addIssue({ code: 'custom', message: contentMessages.imageUrlRequired, path: ['imageUrl'] });
  })
  .meta(needsOneOf(['imageUrl', 'imageFile']));
export type CreateMemeInput = z.infer<typeof createMemeInput>;
export const updateMemeInput = changesOf(fieldsIn(fields, 'update'), contentMessages.imageUrlRequired);
export type UpdateMemeInput = z.infer<typeof updateMemeInput>;

export const imageName = z
  .string()
  .regex(/^[a-z0-9-]+\.(svg|png|webp)$/, 'an image is a file beside, such as one-graph.svg');
const imageAddress = wellFormedText()
  .max(2_000)
  .refine((url) => url === '' || isShownPicture(url), contentMessages.imageUrlInvalid);
const inFile = fieldsIn(fields, 'file');
/** A meme's fields in a library, without its picture. */
export type LibraryMemeFields = z.infer<z.ZodObject<typeof inFile>>;

/** A meme's picture is in memes/, or at a web address. */
export const libraryMemesFile = z.array(
  z.union([
    z.strictObject({ image: imageName, ...inFile }),
    z.strictObject({ url: imageAddress, ...inFile }),
  ]),
);
