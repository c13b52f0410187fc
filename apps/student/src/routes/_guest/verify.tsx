import { createFileRoute, useLocation } from '@tanstack/react-router';
import { VerifyScreen } from '#src/features/auth/verify-screen.tsx';

type VerifySearch = { email?: string };

/** An address, not a sentence: the author of a link could say anything on our page. */
const anEmail = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/** The link of the mail comes behind the #, as `link=…`. */
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
