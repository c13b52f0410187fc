import {
  authReply,
  currentUser,
  emailInput,
  googleSignInInput,
  googleSignUpInput,
  signInInput,
  signUpInput,
  updateUserInput,
  user,
  verifyEmailInput,
  verifyLinkInput,
} from '@repo/contracts/auth';
import { age, email, gender, mailCode, name, newPassword } from '@repo/contracts/fields';
import { messages } from '@repo/contracts/messages';
import { z } from 'zod';
import { pictureOf } from './picture.ts';
import { ok, successReply } from './reply.ts';
import { type RestRequest, type RestRow, row } from './row.ts';

const authSuccess = authReply.extend({ success: z.literal(true) });

/** The documented names: resetPasswordCode here is resetCode inside. */
const resetBody = z.object({
  email,
  resetPasswordCode: mailCode(messages.resetCodeRequired, messages.resetCodeInvalid),
  newPassword: newPassword(messages.newPasswordRequired),
});

/** The documented profile: its picture has the name it has in the user. */
const profileBody = z.object({
  name: name.optional(),
  age: age.optional(),
  gender: gender.optional(),
  profilePicture: z.string().optional(),
});

/** The picture under its documented name, as a file or as text. */
const profileInput = ({ body: { profilePicture, ...fields } }: RestRequest) => ({
  ...fields,
  picture: pictureOf(profilePicture),
});

/** A browser that opened the mail's link goes to the verify screen with the outcome. */
const verifyScreen = {
  done: () => '/verify?verified=true',
  failed: (message: string) => `/verify?error=${encodeURIComponent(message)}`,
};

export const authRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/v1/auth/verify-token',
    procedure: 'auth.verifyToken',
    access: 'user',
    summary: 'Verify the session',
    reply: z.object({ success: z.literal(true), user, message: z.string() }),
    present: (output) => ok({ ...output, message: messages.sessionValid }),
  }),
  row({
    method: 'POST',
    path: '/v1/auth/sign-up',
    procedure: 'auth.signUp',
    fails: ['CONFLICT', 'PROVIDER_FAILED'],
    access: 'public',
    summary: 'Open an account; a verification code goes out by mail',
    body: signUpInput,
    input: ({ body }) => body,
    reply: authSuccess,
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/auth/sign-in',
    procedure: 'auth.signIn',
    fails: ['WRONG_CREDENTIALS', 'PROVIDER_FAILED'],
    access: 'public',
    summary: 'Sign in with email and password; no token before the email is verified',
    body: signInInput,
    input: ({ body }) => body,
    reply: authSuccess,
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/auth/google/signup',
    procedure: 'auth.googleSignUp',
    fails: ['WRONG_CREDENTIALS', 'CONFLICT', 'PROVIDER_FAILED'],
    access: 'public',
    summary:
      "Open an account with Google's idToken, or with the proof that a browser brought back from GET /v1/auth/google/start?from=signup",
    body: googleSignUpInput,
    input: ({ body }) => body,
    reply: authSuccess,
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/auth/google/signin',
    procedure: 'auth.googleSignIn',
    fails: ['WRONG_CREDENTIALS', 'NOT_FOUND', 'PROVIDER_FAILED'],
    access: 'public',
    summary:
      "Sign in with Google's idToken, or with the proof that a browser brought back from GET /v1/auth/google/start?from=login",
    body: googleSignInInput,
    input: ({ body }) => body,
    reply: authSuccess,
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/auth/logout',
    procedure: 'auth.logout',
    access: 'public',
    summary: 'End the session',
    reply: successReply,
    present: (output) => ok(output),
  }),
  row({
    method: 'GET',
    path: '/v1/auth/user',
    procedure: 'auth.user',
    access: 'user',
    summary: 'The current user and when content was last published',
    reply: currentUser.extend({ success: z.literal(true) }),
    present: (output) => ok(output),
  }),
  row({
    method: 'PUT',
    path: '/v1/auth/profile',
    procedure: 'auth.updateProfile',
    access: 'user',
    summary: 'Change the profile; a picture comes as multipart/form-data (profilePicture) or as a data URL',
    body: profileBody,
    input: profileInput,
    reply: z.object({ success: z.literal(true), user, message: z.string() }),
    present: (output) => ok(output),
    takesFile: true,
  }),
  row({
    method: 'PUT',
    path: '/v1/auth/update-user',
    procedure: 'auth.updateUser',
    access: 'user',
    summary: "Change one's own name, age or gender, or set lastLogin to now",
    body: updateUserInput,
    input: ({ body }) => body,
    reply: z.object({ success: z.literal(true), user, message: z.string() }),
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/auth/resend-verification',
    procedure: 'auth.resendVerification',
    fails: ['PROVIDER_FAILED'],
    access: 'public',
    summary: 'Mail a fresh verification code; the old one is void',
    body: emailInput,
    input: ({ body }) => body,
    reply: successReply,
    present: (output) => ok(output),
  }),
  row({
    method: 'GET',
    path: '/v1/auth/verify-email',
    procedure: 'auth.verifyEmailLink',
    fails: ['WRONG_CODE'],
    access: 'public',
    summary: 'The link of the verification mail; a browser is sent to the verify screen',
    query: verifyLinkInput,
    input: ({ query }) => query,
    reply: successReply,
    present: (output) => ok(output),
    browser: verifyScreen,
  }),
  row({
    method: 'POST',
    path: '/v1/auth/verify-email',
    procedure: 'auth.verifyEmail',
    fails: ['WRONG_CODE'],
    access: 'public',
    summary: 'Verify the email by the code of the mail',
    body: verifyEmailInput,
    input: ({ body }) => body,
    reply: successReply,
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/auth/send-reset-password-code',
    procedure: 'auth.sendResetCode',
    fails: ['PROVIDER_FAILED'],
    access: 'public',
    summary: 'Mail a reset code; answers the same for an unknown email',
    body: emailInput,
    input: ({ body }) => body,
    reply: successReply,
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/auth/reset-password',
    procedure: 'auth.resetPassword',
    fails: ['WRONG_CODE'],
    access: 'public',
    summary: 'Replace the password by the code of the mail; ends every session',
    body: resetBody,
    input: ({ body }) => ({ ...body, resetCode: body.resetPasswordCode }),
    reply: successReply,
    present: (output) => ok(output),
  }),
];
