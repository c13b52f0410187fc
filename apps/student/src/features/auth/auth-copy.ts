import { texts } from '#src/platform/language/texts.ts';

/**
 * Texts of /login, and texts shared by several screens before login. Texts of a single other screen are in
 * their own file, so that /login doesn't load them. Messages shared with the server are in the contracts.
 */
export const authCopy = texts('auth', {
  email: 'Email',
  password: 'Password',

  loginTitle: 'Welcome back',
  loginLine: 'Chalo, copy kholte hain.',
  forgot: 'Forgot Password?',
  loginButton: 'done',
  loginBusy: 'Logging in...',
  noAccount: 'New here?',
  signUp: 'Sign up',
  privacy: 'Privacy',

  googleButton: 'Continue with Google',
  googleLeaving: 'Opening Google...',
  googleFinishing: 'Signing in...',
  googleOr: 'or with your email',
  googleRefused: 'No Google account was chosen. Choose one, or use your email.',
  googleLost: 'Allow cookies for this site, then try again.',

  logIn: 'Log in',
  passwordHint: '6+ characters',

  backToLogin: 'Back to Login',
  passwordsDiffer: 'Passwords do not match',
  userExistsSuffix: '. Please login if you already have an account.',
  loginFailed: 'Login failed',
  loginFailedSuffix: ". Please sign up if you haven't registered yet.",
  checkNetwork: 'Check your network, then try again.',
  verificationFailed: 'Verification failed',
  resetFailed: 'Failed to reset password',
} as const);
