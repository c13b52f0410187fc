import { createFileRoute } from '@tanstack/react-router';
import { ProgressScreen } from '#src/features/progress/progress-screen.tsx';

export const Route = createFileRoute('/_student/progress')({
  staticData: { access: 'student' },
  component: ProgressScreen,
});
