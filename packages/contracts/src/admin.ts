import { z } from 'zod';
import { isoDate } from './fields.ts';
import { messages } from './messages.ts';

export const adminVerifyInput = z.object({
  password: z
    .string({ error: messages.adminPasswordRequired })
    .max(1_000, messages.adminPasswordWrong)
    .refine((text) => text.trim() !== '', messages.adminPasswordRequired),
});
export type AdminVerifyInput = z.infer<typeof adminVerifyInput>;

/** A token for the admin's calls and the moment it ends. */
export const adminSession = z.object({ token: z.string(), expiresAt: isoDate, message: z.string() });
export type AdminSession = z.infer<typeof adminSession>;

export const publishInput = z.object({ note: z.string().trim().max(500).default('') });
export const publishedVersion = z.object({ publishedAt: isoDate, message: z.string() });

/** The documented way to publish; `data`, the client's date, is not believed. */
export const setStatusInput = z.object({
  type: z.literal('lastPublishedContentAt', { error: messages.statusMissing }),
  data: z.unknown().optional(),
});

/** Something an admin should know before publishing; it does not stop the publish. */
export const publishProblem = z.object({
  subjectName: z.string(),
  chapterId: z.string().nullable(),
  chapterName: z.string().nullable(),
  message: z.string(),
});
export type PublishProblem = z.infer<typeof publishProblem>;

/** A difference between what students see and what a publish would make of the drafts now. */
export const contentChange = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  subjectId: z.string(),
  subjectName: z.string(),
  /** Null: the subject itself. */
  chapterId: z.string().nullable(),
  chapterName: z.string().nullable(),
  /** What of it changed: name, topics, summaries, flashcards, tests, memes, mindmaps … */
  fields: z.array(z.string()),
});
export type ContentChange = z.infer<typeof contentChange>;

export const publishPreview = z.object({
  problems: z.array(publishProblem),
  changes: z.array(contentChange),
});
export type PublishPreview = z.infer<typeof publishPreview>;

export const contentVersion = z.object({
  id: z.int(),
  publishedAt: isoDate,
  author: z.string(),
  note: z.string(),
  isCurrent: z.boolean(),
});
export type ContentVersion = z.infer<typeof contentVersion>;

export const rollBackInput = z.object({ versionId: z.int() });
