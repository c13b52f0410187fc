import { createFileRoute } from '@tanstack/react-router';
import { VerifyScreen } from '#src/features/auth/verify-screen.tsx';

type VerifySearch = { email?: string; verified?: boolean; error?: string };

/** `verified` and `error` are what the link in the mail came to. */
export const Route = createFileRoute('/_guest/verify')({
  validateSearch: ({ email, verified, error }: Record<string, unknown>): VerifySearch => ({
    email: email === undefined ? undefined : String(email),
    verified: verified === true ? true : undefined,
    error: error === undefined ? undefined : String(error),
  }),
  component: VerifyRoute,
});

function VerifyRoute() {
  return <VerifyScreen {...Route.useSearch()} />;
}
