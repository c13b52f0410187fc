import { createFileRoute } from '@tanstack/react-router';
import { ReviseScreen } from '#src/features/revise/revise-screen.tsx';

/** `mistakes` is a chapter's id: reviews the mistakes of that chapter. */
export const Route = createFileRoute('/_student/revise')({
  staticData: { access: 'super' },
  validateSearch: ({ mistakes }): { mistakes?: string } =>
    typeof mistakes === 'string' && mistakes !== '' ? { mistakes } : {},
  component: Revise,
});

function Revise() {
  const { mistakes } = Route.useSearch();
  return <ReviseScreen key={mistakes} mistakesOf={mistakes} />;
}
