import { createFileRoute, useLocation } from '@tanstack/react-router';
import { VerifyScreen } from '#src/features/auth/verify-screen.tsx';

type VerifySearch = { email?: string };

/** The link of the mail comes behind the #, as `link=…`. */
export const Route = createFileRoute('/_guest/verify')({
  validateSearch: ({ email }: Record<string, unknown>): VerifySearch => ({
    email: email === undefined ? undefined : String(email),
  }),
  component: VerifyRoute,
});

function VerifyRoute() {
  return <VerifyScreen {...Route.useSearch()} hash={useLocation().hash} />;
}
