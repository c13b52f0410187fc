import { createFileRoute, redirect } from '@tanstack/react-router';
import { GuardianScreen } from '#src/features/guardian/guardian-screen.tsx';
import { guardianLink } from '#src/platform/session/guardian-link.ts';

type GuardianSearch = { token?: string; google?: string; order_id?: string };

const textOf = (value: unknown) => (value === undefined ? undefined : String(value));

/** `token` comes from the mail, `google` from the identity provider, `order_id` from the checkout. */
export const Route = createFileRoute('/guardian')({
  staticData: { access: 'everyone' },
  validateSearch: ({ token, google, order_id }: Record<string, unknown>): GuardianSearch => ({
    token: textOf(token),
    google: textOf(google),
    order_id: textOf(order_id),
  }),
  beforeLoad({ search: { token, ...rest } }) {
    if (token === undefined) return;
    guardianLink.set(token);
    throw redirect({ to: '/guardian', search: rest, replace: true });
  },
  component: Guardian,
});

function Guardian() {
  const { google, order_id: orderId } = Route.useSearch();
  const cameBack = google ? ('sign-in' as const) : orderId ? ('payment' as const) : null;
  return <GuardianScreen cameBack={cameBack} isSignedIn={google === 'ready'} />;
}
