import { createFileRoute } from '@tanstack/react-router';
import { ReferralScreen } from '#src/features/referral/referral-screen.tsx';

export const Route = createFileRoute('/_student/unlock-free-chapter')({
  staticData: { access: 'student' },
  component: ReferralScreen,
});
