import { z } from 'zod';
import { byKind, fieldMessages, fieldName } from './field-sentences.ts';
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
import { isStorable } from './storable-text.ts';

/**
 * Base for every text input. Rejects NUL and half a surrogate pair, such as a cut emoji, which Postgres can't
 * store.
 * @param unstorable the message for such text; by default one with the field's name
 */
export const wellFormedText = (params?: Parameters<typeof z.string>[0], unstorable?: string) =>
  z.string(params).refine(isStorable, {
    error: ({ path = [] }) => unstorable ?? fieldMessages.unstorable(fieldName(path)),
  });

/** A number that fits an `integer` column. */
export const columnInteger = z.int32();

/** An id in an address or a body: made by the server, or a slug of the starter library. */
export const id = wellFormedText().min(1).max(128);

/** Postgres has no year 0. */
const isStorableYear = (date: string) => !date.startsWith('0000');
export const isoDate = z.iso
  .datetime()
  .refine(isStorableYear, { error: ({ path = [] }) => fieldMessages.notADate(fieldName(path)) });
/** A date, YYYY-MM-DD. @param message for anything else */
export const isoDay = (message?: string) => z.iso.date(message).refine(isStorableYear, message);

export const genderValues = ['Male', 'Female', 'Other'] as const;
export const gender = z.enum(genderValues, { error: authMessages.genderRequired });
export type Gender = z.infer<typeof gender>;

export const name = wellFormedText({ error: authMessages.nameRequired })
  .overwrite(cleanName)
  .min(1, authMessages.nameRequired)
  .max(nameMaxLength, byKind);

export const age = z
  .int({ error: authMessages.ageRequired })
  .min(ageMin, authMessages.ageRequired)
  .max(ageMax, authMessages.ageRequired);

/** Addresses copied from a chat may contain zero-width spaces and full-width characters. */
const withoutUnseen = (text: string) => text.normalize('NFKC').replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '');

/** Trimmed and lower-cased, so that one mailbox is one account. */
export const email = wellFormedText({ error: authMessages.emailRequired })
  .overwrite(withoutUnseen)
  .trim()
  .toLowerCase()
  .min(1, authMessages.emailRequired)
  .max(emailMaxLength, authMessages.emailInvalid)
  .pipe(z.email({ error: authMessages.emailInvalid }));

/** A new password. Signing in accepts any older one: see `givenPassword`. */
export const newPassword = (required: string) =>
  wellFormedText({ error: required })
    .min(1, required)
    .min(passwordMinLength, authMessages.passwordTooShort)
    .max(passwordMaxLength, authMessages.passwordTooLong);

export const givenPassword = wellFormedText({ error: authMessages.passwordRequired })
  .min(1, authMessages.passwordRequired)
  .max(passwordMaxLength, authMessages.wrongCredentials);

/** A code from a mail: spaces removed, upper-cased, exactly six characters. */
export const mailCode = (required: string, invalid: string) =>
  wellFormedText({ error: required })
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .pipe(wellFormedText().min(1, required).length(codeLength, invalid));

export const title = wellFormedText().trim().min(1).max(titleMaxLength);
