import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';

/** `showUpgrade` asks for the upgrade panel. */
export const Route = createFileRoute('/_student/profile')({
  validateSearch: ({ showUpgrade }: Record<string, unknown>): { showUpgrade?: string } => ({
    showUpgrade: typeof showUpgrade === 'string' ? showUpgrade : undefined,
  }),
  component: ProfileScreen,
});
