import { createFileRoute } from '@tanstack/react-router';
import { PracticeScreen } from '#src/features/practice/practice-screen.tsx';

export const Route = createFileRoute('/_student/practice')({
  staticData: { access: 'student' },
  component: PracticeScreen,
});
