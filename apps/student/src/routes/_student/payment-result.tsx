import { createFileRoute } from '@tanstack/react-router';
import { PaymentResultScreen } from '#src/features/payment/payment-result-screen.tsx';

/** `order_id` comes from the checkout's return URL. */
export const Route = createFileRoute('/_student/payment-result')({
  staticData: { access: 'student' },
  validateSearch: ({ order_id }: Record<string, unknown>): { order_id?: string } => ({
    order_id: order_id === undefined ? undefined : String(order_id),
  }),
  component: PaymentResult,
});

function PaymentResult() {
  const { order_id: orderId = '' } = Route.useSearch();
  return <PaymentResultScreen key={orderId} orderId={orderId.trim()} />;
}
