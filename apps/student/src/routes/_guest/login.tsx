import type { GoogleReturn } from '@repo/contracts/auth';
import { createFileRoute } from '@tanstack/react-router';
import { googleReturnOf } from '#src/features/auth/google-return.ts';
import { LoginScreen } from '#src/features/auth/login-screen.tsx';

/**
 * `google` is the result of the Google redirect. The screen is in the entry chunk: every page needs its
 * fields and buttons, and another chunk is another request.
 */
export const Route = createFileRoute('/_guest/login')({
  staticData: { access: 'guest' },
  codeSplitGroupings: [],
  validateSearch: ({ google }: Record<string, unknown>): { google?: GoogleReturn } => ({
    google: googleReturnOf(google),
  }),
  component: LoginRoute,
});

function LoginRoute() {
  return <LoginScreen google={Route.useSearch().google} />;
}
