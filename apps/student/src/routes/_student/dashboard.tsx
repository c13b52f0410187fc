import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { OrderNotice } from '#src/features/payment/order-notice.tsx';

export const Route = createFileRoute('/_student/dashboard')({
  staticData: { access: 'student' },
  component: Dashboard,
});

function Dashboard() {
  return (
    <>
      <OrderNotice />
      <DashboardScreen />
    </>
  );
}
