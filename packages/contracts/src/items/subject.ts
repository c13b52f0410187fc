import { z } from 'zod';
import { uploadedFile } from '../auth.ts';
import { id, wellFormedText } from '../fields.ts';
import * as contentMessages from '../messages/content.ts';
import { availability, chapter, chapterRow } from './chapter.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, changesOf, lineField, textField } from './item.ts';
import { imageName } from './meme.ts';

const writtenColor = /^#[0-9A-Fa-f]{6}$/;

const fields = {
  name: lineField(contentMessages.subjectNameRequired),
  description: textField,
  /** The uploaded file, decoded by the transport. */
  imageFile: { create: uploadedFile.optional() },
  image: { wire: z.string().nullable() },
  color: {
    wire: z.string().nullable(),
    update: wellFormedText().regex(writtenColor, contentMessages.subjectColorInvalid),
    file: wellFormedText().regex(writtenColor, 'a colour is written #RRGGBB').nullable().default(null),
  },
  isAllContentAvailable: availability,
};

export const subject = z
  .object({ _id: id, ...fieldsIn(fields, 'wire'), chapters: z.array(chapter) })
  .meta({ id: 'Subject' });
export type Subject = z.infer<typeof subject>;

/** A subject in the content tool's list. */
export const subjectDraft = subject
  .extend({ ...changed, chapters: z.array(chapterRow) })
  .meta({ id: 'SubjectDraft' });
export type SubjectDraft = z.infer<typeof subjectDraft>;

/** The subject after an update, and a message about what changed. */
export const updatedSubject = subjectDraft.extend({ message: z.string() });
export type UpdatedSubject = z.infer<typeof updatedSubject>;

export const createSubjectInput = z.object(fieldsIn(fields, 'create'));
export type CreateSubjectInput = z.infer<typeof createSubjectInput>;
export const updateSubjectInput = changesOf(fieldsIn(fields, 'update'));
export type UpdateSubjectInput = z.infer<typeof updateSubjectInput>;

export const librarySubjectFile = z.strictObject({
  ...fieldsIn(fields, 'file'),
  /** A picture in the subject's folder. */
  image: imageName.optional(),
});
