import { createFileRoute } from '@tanstack/react-router';
import { MistakesScreen } from '#src/features/mistakes/mistakes-screen.tsx';

export const Route = createFileRoute('/_student/mistakes')({
  staticData: { access: 'super' },
  component: MistakesScreen,
});
