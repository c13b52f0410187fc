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
