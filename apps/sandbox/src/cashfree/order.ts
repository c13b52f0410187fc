export type OrderStatus = 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATED' | 'TERMINATION_REQUESTED';
export type PaymentStatus = 'SUCCESS' | 'FAILED' | 'USER_DROPPED' | 'PENDING';
export type PaymentMethod = 'upi' | 'card' | 'netbanking';

/** One attempt to pay an order. Amounts are in rupees, times in ms since 1970. */
export type Payment = {
  cfPaymentId: string;
  status: PaymentStatus;
  amount: number;
  currency: string;
  method: PaymentMethod;
  createdAt: number;
  completedAt: number | null;
};

export type Customer = {
  customer_id: string;
  customer_phone: string;
  customer_name?: string | null;
  customer_email?: string | null;
};

export type Order = {
  cfOrderId: string;
  orderId: string;
  amount: number;
  currency: string;
  status: OrderStatus;
  paymentSessionId: string;
  customer: Customer;
  returnUrl: string | null;
  notifyUrl: string | null;
  note: string | null;
  tags: Record<string, string> | null;
  createdAt: number;
  expiresAt: number;
  payments: Payment[];
};

/** A time as Cashfree writes it: ISO 8601 to the second, in Indian time. */
export function indianTime(ms: number): string {
  return `${new Date(ms + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`;
}
