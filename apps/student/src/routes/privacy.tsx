import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '#src/features/privacy/privacy-screen.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { access: 'everyone' },
  component: PrivacyScreen,
});
