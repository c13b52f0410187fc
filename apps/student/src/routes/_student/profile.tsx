import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';

/** `showUpgrade` opens the upgrade panel, with any value; the router gives digits as a number. */
export const Route = createFileRoute('/_student/profile')({
  staticData: { access: 'student' },
  validateSearch: ({ showUpgrade }: Record<string, unknown>): { showUpgrade?: string } => ({
    showUpgrade: showUpgrade === undefined ? undefined : String(showUpgrade),
  }),
  component: ProfileScreen,
});
