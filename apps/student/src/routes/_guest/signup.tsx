import type { GoogleReturn } from '@repo/contracts/auth';
import { createFileRoute } from '@tanstack/react-router';
import { googleReturnOf } from '#src/features/auth/google-return.ts';
import { SignupScreen } from '#src/features/auth/signup/signup-screen.tsx';

type SignupSearch = { invite?: string; google?: GoogleReturn };

/** `invite` is the id of the inviting student; `google` is the result of the Google redirect. */
export const Route = createFileRoute('/_guest/signup')({
  staticData: { access: 'guest' },
  validateSearch: ({ invite, google }: Record<string, unknown>): SignupSearch => ({
    invite: invite === undefined ? undefined : String(invite),
    google: googleReturnOf(google),
  }),
  // The screen being left has loaded this module, so nothing is fetched; other pages don't need it.
  onLeave: () => import('#src/features/auth/signup/signup-draft.ts').then(({ clearDraft }) => clearDraft()),
  component: SignupRoute,
});

function SignupRoute() {
  return <SignupScreen {...Route.useSearch()} />;
}
