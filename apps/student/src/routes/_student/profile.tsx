import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';

/** `showUpgrade` asks for the upgrade panel, whatever its value; the router reads a figure as a number. */
export const Route = createFileRoute('/_student/profile')({
  staticData: { access: 'student' },
  validateSearch: ({ showUpgrade }: Record<string, unknown>): { showUpgrade?: string } => ({
    showUpgrade: showUpgrade === undefined ? undefined : String(showUpgrade),
  }),
  component: ProfileScreen,
});
