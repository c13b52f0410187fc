import { createFileRoute } from '@tanstack/react-router';
import { MarksScreen } from '#src/features/annotations/marks-screen.tsx';

export const Route = createFileRoute('/_student/marks')({
  staticData: { access: 'super' },
  component: MarksScreen,
});
