import { z } from 'zod';
import {
  ageMax,
  ageMin,
  codeLength,
  emailMaxLength,
  nameMaxLength,
  passwordMaxLength,
  passwordMinLength,
  titleMaxLength,
} from './limits.ts';
import { messages } from './messages.ts';

/** An id as it stands in an address or a body; made by the server, or a slug of the starter library. */
export const id = z.string().min(1).max(128);
export const isoDate = z.iso.datetime();

export const genderValues = ['Male', 'Female', 'Other'] as const;
export const gender = z.enum(genderValues, { error: messages.genderRequired });
export type Gender = z.infer<typeof gender>;

export const name = z
  .string({ error: messages.nameRequired })
  .trim()
  .min(1, messages.nameRequired)
  .max(nameMaxLength, messages.badField('name', `it has more than ${nameMaxLength} characters`));

export const age = z
  .int({ error: messages.ageRequired })
  .min(ageMin, messages.ageRequired)
  .max(ageMax, messages.ageRequired);

/** Trimmed and lower-cased: one mailbox is one account. */
export const email = z
  .string({ error: messages.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, messages.emailRequired)
  .max(emailMaxLength, messages.emailInvalid)
  .pipe(z.email({ error: messages.emailInvalid }));

/** A password as it is chosen. Signing in takes whatever was chosen before: see `givenPassword`. */
export const newPassword = (required: string) =>
  z
    .string({ error: required })
    .min(1, required)
    .min(passwordMinLength, messages.passwordTooShort)
    .max(passwordMaxLength, messages.passwordTooLong);

export const givenPassword = z
  .string({ error: messages.passwordRequired })
  .min(1, messages.passwordRequired)
  .max(passwordMaxLength, messages.wrongCredentials);

/** A code from a mail: spaces dropped, upper-cased, exactly six characters. */
export const mailCode = (required: string, invalid: string) =>
  z
    .string({ error: required })
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .pipe(z.string().min(1, required).length(codeLength, invalid));

export const title = z.string().trim().min(1).max(titleMaxLength);
