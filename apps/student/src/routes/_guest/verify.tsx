import { createFileRoute, useLocation } from '@tanstack/react-router';
import { VerifyScreen } from '#src/features/auth/verify-screen.tsx';

type VerifySearch = { email?: string };

/** Only email addresses: otherwise a link's author could show any text on our page. */
const anEmail = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/** The mail's link passes its token in the fragment, as `link=…`. */
export const Route = createFileRoute('/_guest/verify')({
  staticData: { access: 'guest' },
  validateSearch: ({ email }: Record<string, unknown>): VerifySearch => ({
    email: anEmail.test(String(email)) ? String(email) : undefined,
  }),
  component: VerifyRoute,
});

function VerifyRoute() {
  return <VerifyScreen {...Route.useSearch()} hash={useLocation().hash} />;
}
