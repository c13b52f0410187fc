import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#src/features/auth/reset-password-screen.tsx';

export const Route = createFileRoute('/_guest/reset-password')({
  staticData: { access: 'guest' },
  component: ResetPasswordScreen,
});
