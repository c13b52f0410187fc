import { spread } from './reply.ts';
import { type RestRow, row } from './row.ts';

/** The verify screen with the link's token behind the #, which browsers send to no server. */
const verifyScreen = ({ token }: Record<string, unknown>) =>
  typeof token === 'string' && token !== '' ? `/verify#link=${encodeURIComponent(token)}` : '/verify';

const reply = spread();

export const authRows: RestRow[] = [
  row('GET', '/v1/auth/verify-token', {
    procedure: 'auth.verifyToken',
    summary: 'Verify the session',
    reply: spread('Session is valid'),
  }),
  row('POST', '/v1/auth/sign-up', {
    procedure: 'auth.signUp',
    summary: 'Open an account; a verification code goes out by mail',
    reply,
  }),
  row('POST', '/v1/auth/sign-in', {
    procedure: 'auth.signIn',
    summary: 'Sign in with email and password; no token before the email is verified',
    reply,
  }),
  row('POST', '/v1/auth/google/signup', {
    procedure: 'auth.googleSignUp',
    summary:
      "Open an account with Google's idToken, or with the proof that a browser brought back from GET /v1/auth/google/start?from=signup",
    reply,
  }),
  row('POST', '/v1/auth/google/signin', {
    procedure: 'auth.googleSignIn',
    summary:
      "Sign in with Google's idToken, or with the proof that a browser brought back from GET /v1/auth/google/start?from=login",
    reply,
  }),
  row('POST', '/v1/auth/logout', { procedure: 'auth.logout', summary: 'End the session', reply }),
  row('GET', '/v1/auth/user', {
    procedure: 'auth.user',
    summary: 'The current user and when content was last published',
    reply,
  }),
  row('PUT', '/v1/auth/profile', {
    procedure: 'auth.updateProfile',
    summary: 'Change the profile; a picture comes as multipart/form-data (profilePicture) or as a data URL',
    names: { picture: 'profilePicture' },
    reply,
  }),
  row('PUT', '/v1/auth/update-user', {
    procedure: 'auth.updateUser',
    summary: "Change one's own name, age or gender, or set lastLogin to now",
    reply,
  }),
  row('POST', '/v1/auth/resend-verification', {
    procedure: 'auth.resendVerification',
    summary: 'Mail a fresh verification code; the old one is void',
    reply,
  }),
  row('GET', '/v1/auth/verify-email', {
    procedure: 'auth.verifyEmailLink',
    summary:
      'The link of the verification mail: verifies for a client that asks for JSON; a browser or a prefetch is sent to the verify screen, where a press verifies',
    screen: verifyScreen,
    hasEffect: true,
    reply,
  }),
  row('POST', '/v1/auth/verify-email', {
    procedure: 'auth.verifyEmail',
    summary: 'Verify the email by the code of the mail',
    reply,
  }),
  row('POST', '/v1/auth/send-reset-password-code', {
    procedure: 'auth.sendResetCode',
    summary: 'Mail a reset code; answers the same for an unknown email',
    reply,
  }),
  row('POST', '/v1/auth/reset-password', {
    procedure: 'auth.resetPassword',
    summary: 'Replace the password by the code of the mail; ends every session',
    names: { resetCode: 'resetPasswordCode' },
    reply,
  }),
];
