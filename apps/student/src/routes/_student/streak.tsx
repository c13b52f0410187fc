import { createFileRoute } from '@tanstack/react-router';
import { StreakScreen } from '#src/features/streak/streak-screen.tsx';

export const Route = createFileRoute('/_student/streak')({
  staticData: { access: 'student' },
  component: StreakScreen,
});
