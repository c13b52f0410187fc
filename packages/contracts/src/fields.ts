import { z } from 'zod';
import { byKind } from './field-sentences.ts';
import {
  ageMax,
  ageMin,
  codeLength,
  emailMaxLength,
  nameMaxLength,
  passwordMaxLength,
  passwordMinLength,
} from './limits/auth.ts';
import { titleMaxLength } from './limits/content.ts';
import * as authMessages from './messages/auth.ts';
import { cleanName } from './names.rules.ts';

/** An id in an address or a body; made by the server, or a slug of the starter library. */
export const id = z.string().min(1).max(128);
export const isoDate = z.iso.datetime();

export const genderValues = ['Male', 'Female', 'Other'] as const;
export const gender = z.enum(genderValues, { error: authMessages.genderRequired });
export type Gender = z.infer<typeof gender>;

export const name = z
  .string({ error: authMessages.nameRequired })
  .overwrite(cleanName)
  .min(1, authMessages.nameRequired)
  .max(nameMaxLength, byKind);

export const age = z
  .int({ error: authMessages.ageRequired })
  .min(ageMin, authMessages.ageRequired)
  .max(ageMax, authMessages.ageRequired);

/** Copied out of a chat, an address may bring spaces without width and signs of full width. */
const withoutUnseen = (text: string) => text.normalize('NFKC').replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '');

/** Trimmed and lower-cased: one mailbox is one account. */
export const email = z
  .string({ error: authMessages.emailRequired })
  .overwrite(withoutUnseen)
  .trim()
  .toLowerCase()
  .min(1, authMessages.emailRequired)
  .max(emailMaxLength, authMessages.emailInvalid)
  .pipe(z.email({ error: authMessages.emailInvalid }));

/** A new password. Signing in accepts any that was chosen before: see `givenPassword`. */
export const newPassword = (required: string) =>
  z
    .string({ error: required })
    .min(1, required)
    .min(passwordMinLength, authMessages.passwordTooShort)
    .max(passwordMaxLength, authMessages.passwordTooLong);

export const givenPassword = z
  .string({ error: authMessages.passwordRequired })
  .min(1, authMessages.passwordRequired)
  .max(passwordMaxLength, authMessages.wrongCredentials);

/** A code from a mail: spaces dropped, upper-cased, exactly six characters. */
export const mailCode = (required: string, invalid: string) =>
  z
    .string({ error: required })
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .pipe(z.string().min(1, required).length(codeLength, invalid));

export const title = z.string().trim().min(1).max(titleMaxLength);
