import { z } from 'zod';
import {
  age,
  email,
  gender,
  givenPassword,
  id,
  isoDate,
  mailCode,
  name,
  newPassword,
  wellFormedText,
} from './fields.ts';
import { idTokenMaxLength } from './limits/auth.ts';
import { textMaxLength } from './limits/content.ts';
import * as authMessages from './messages/auth.ts';
import * as contentMessages from './messages/content.ts';
import * as deletionMessages from './messages/deletion.ts';

export const planValues = ['Basic', 'Pro'] as const;
export const plan = z.enum(planValues);
export type Plan = z.infer<typeof plan>;

/** The user in every reply (docs/product/wire.md#wire-shapes). `plan` is the current one: an expired Pro is Basic. */
export const user = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    age: z.int().nullable(),
    gender: z.enum(['Male', 'Female', 'Other']).nullable(),
    isVerified: z.boolean(),
    plan,
    expiryDate: isoDate.nullable(),
    createdAt: isoDate,
    lastLogin: isoDate.nullable(),
    freeChapterClaimed: z.boolean(),
    profilePicture: z.string().nullable(),
    invitedBy: id.nullable(),
    unlockedChapters: z.array(id),
    invitesAccepted: z.int(),
    /** Only while a deletion is planned: its earliest time. */
    deletionDueAt: isoDate.optional(),
    /** Only while a guardian's consent is needed and missing: most requests are then rejected. */
    isConsentNeeded: z.literal(true).optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const signUpInput = z.object({
  name,
  age,
  gender,
  email,
  password: newPassword(authMessages.passwordRequired),
  // Ignore an unknown inviter instead of rejecting the sign-up.
  invitedBy: wellFormedText().trim().max(128).nullish().catch(null),
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const signInInput = z.object({ email, password: givenPassword });
export type SignInInput = z.infer<typeof signInInput>;

const identityPayload = z.object({
  name: wellFormedText().max(textMaxLength).nullish(),
  email: wellFormedText().max(textMaxLength).nullish(),
  idToken: wellFormedText(undefined, authMessages.googleSignInFailed)
    .max(idTokenMaxLength, authMessages.googleSignInFailed)
    .nullish(),
  provider: z.literal('google').optional(),
});

/**
 * The documented Google payload. Name and email in the token take precedence over the fields; without an
 * idToken, the proof that a browser brought back from Google replaces it.
 */
export const googleSignUpInput = identityPayload.extend({
  age,
  gender,
  invitedBy: signUpInput.shape.invitedBy,
});
export type GoogleSignUpInput = z.infer<typeof googleSignUpInput>;

export const googleSignInInput = identityPayload;
export type GoogleSignInInput = z.infer<typeof googleSignInInput>;

/**
 * How the redirect through Google ended. /login and /signup read it from their address (`google`): `ready` to
 * sign in or up; `refused` by the user; `lost` cookies, or a proof used twice; `failed` for any other reason.
 */
export type GoogleReturn = 'ready' | 'refused' | 'lost' | 'failed';

export const emailInput = z.object({ email });
export type EmailInput = z.infer<typeof emailInput>;

export const verifyEmailInput = z.object({
  email,
  code: mailCode(authMessages.verificationCodeRequired, authMessages.verificationCodeInvalid),
});
export type VerifyEmailInput = z.infer<typeof verifyEmailInput>;

/** The token of the link in the mail that also contains the code. */
export const verifyLinkInput = z.object({
  token: wellFormedText({ error: authMessages.codeWrong }, authMessages.codeWrong)
    .min(1, authMessages.codeWrong)
    .max(200, authMessages.codeWrong),
});
export type VerifyLinkInput = z.infer<typeof verifyLinkInput>;

export const resetPasswordInput = z.object({
  email,
  resetCode: mailCode(authMessages.resetCodeRequired, authMessages.resetCodeInvalid),
  newPassword: newPassword(authMessages.newPasswordRequired),
});
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

/** The code from the deletion mail. */
export const deletionInput = z.object({
  code: mailCode(deletionMessages.deletionCodeRequired, deletionMessages.deletionCodeInvalid),
});
export type DeletionInput = z.infer<typeof deletionInput>;

/** Changes to the user's own account; omitted fields don't change. `lastLogin: 'now'` sets the server's time. */
export const updateUserInput = z
  .object({
    name: name.optional(),
    age: age.optional(),
    gender: gender.optional(),
    lastLogin: z.literal('now').optional(),
  })
  .refine(
    (fields) => Object.values(fields).some((value) => value !== undefined),
    contentMessages.nothingToUpdate,
  );
export type UpdateUserInput = z.infer<typeof updateUserInput>;

/** An uploaded file: bytes read by the transport; the typed client passes the file itself. */
export const uploadedFile = z.instanceof(Uint8Array) as z.ZodType<Uint8Array, Uint8Array | Blob>;

/** The profile form: the new values, and an optional new picture. */
export const updateProfileInput = z
  .object({
    name: name.optional(),
    age: z.coerce.number().pipe(age).optional(),
    gender: gender.optional(),
    picture: uploadedFile.optional(),
  })
  .refine(
    (fields) => Object.values(fields).some((value) => value !== undefined),
    contentMessages.nothingToUpdate,
  );
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;

/** Reply to sign-up and sign-in: a token only for a verified user; an unverified one gets a code by mail. */
export const authReply = z.object({ user, token: z.string().optional(), message: z.string() });
export type AuthReply = z.infer<typeof authReply>;

/** The current user, and when content was last published (null when never). */
export const currentUser = z.object({ user, lastPublishedContentAt: isoDate.nullable() });
export type CurrentUser = z.infer<typeof currentUser>;

export const messageReply = z.object({ message: z.string() });
