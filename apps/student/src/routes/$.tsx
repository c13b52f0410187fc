import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$')({
  staticData: { access: null },
  beforeLoad: () => {
    throw redirect({ to: '/signup', replace: true });
  },
});
