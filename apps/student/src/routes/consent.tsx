import { createFileRoute } from '@tanstack/react-router';
import { ApiProviders } from '#src/app/api-providers.tsx';
import { ConsentScreen } from '#src/features/consent/consent-screen.tsx';
import { requireWaiting } from '#src/platform/session/guards.ts';
import { useSession } from '#src/platform/session/session.ts';

export const Route = createFileRoute('/consent')({
  staticData: { access: 'waiting' },
  beforeLoad: requireWaiting,
  component: Consent,
});

function Consent() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <ApiProviders key={user.id} userId={user.id}>
      <ConsentScreen />
    </ApiProviders>
  );
}
