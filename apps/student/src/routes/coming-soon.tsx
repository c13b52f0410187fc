import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#src/features/coming-soon/coming-soon-screen.tsx';

export const Route = createFileRoute('/coming-soon')({
  staticData: { access: 'everyone' },
  component: ComingSoonScreen,
});
