import { createFileRoute } from '@tanstack/react-router';
import { clearDraft } from '#src/features/auth/signup/signup-draft.ts';
import { SignupScreen } from '#src/features/auth/signup/signup-screen.tsx';

/** `invite` is the id of the student who sent the link. */
export const Route = createFileRoute('/_guest/signup')({
  validateSearch: ({ invite }: Record<string, unknown>): { invite?: string } => ({
    invite: invite === undefined ? undefined : String(invite),
  }),
  onLeave: clearDraft,
  component: SignupRoute,
});

function SignupRoute() {
  return <SignupScreen invite={Route.useSearch().invite} />;
}
