import { indianTime, type Order, type Payment } from './order.ts';

const paymentMessages: Record<Payment['status'], string> = {
  SUCCESS: '00::Transaction success',
  FAILED: 'Transaction failed at the bank',
  USER_DROPPED: 'User dropped and did not complete the two factor authentication',
  PENDING: 'Transaction pending',
};

const paymentGroups = { upi: 'upi', card: 'credit_card', netbanking: 'net_banking' } as const;

const paymentMethods = {
  upi: { upi: { channel: 'collect', upi_id: 'success@upi' } },
  card: {
    card: {
      channel: null,
      card_number: 'XXXXXXXXXXXX1111',
      card_network: 'visa',
      card_type: 'credit_card',
      card_country: 'IN',
      card_bank_name: 'TEST Bank',
    },
  },
  netbanking: {
    netbanking: { channel: null, netbanking_bank_code: '3333', netbanking_bank_name: 'TEST Bank' },
  },
} as const;

/** Why a payment failed; null if it did not, or is still in progress. */
export function errorDetails({ status }: Payment) {
  if (status !== 'FAILED') return null;
  return {
    error_code: 'TRANSACTION_DECLINED',
    error_description: 'Transaction declined due to risk',
    error_reason: 'auth_declined',
    error_source: 'customer',
    error_code_raw: null,
    error_description_raw: null,
  };
}

/** An order as POST /pg/orders and GET /pg/orders/{order_id} return it. */
export function orderEntity(order: Order) {
  return {
    cart_details: null,
    cf_order_id: order.cfOrderId,
    created_at: indianTime(order.createdAt),
    customer_details: {
      customer_id: order.customer.customer_id,
      customer_name: order.customer.customer_name ?? null,
      customer_email: order.customer.customer_email ?? null,
      customer_phone: order.customer.customer_phone,
      customer_uid: null,
    },
    entity: 'order',
    order_amount: order.amount,
    order_currency: order.currency,
    order_expiry_time: indianTime(order.expiresAt),
    order_id: order.orderId,
    order_meta: { return_url: order.returnUrl, notify_url: order.notifyUrl, payment_methods: null },
    order_note: order.note,
    order_splits: [],
    order_status: order.status,
    order_tags: order.tags,
    payment_session_id: order.paymentSessionId,
    terminal_data: null,
  };
}

/** The fields of a payment that payment replies and webhooks share. */
export function paymentCore(payment: Payment) {
  return {
    cf_payment_id: payment.cfPaymentId,
    payment_status: payment.status,
    payment_amount: payment.amount,
    payment_currency: payment.currency,
    payment_message: paymentMessages[payment.status],
    payment_time: indianTime(payment.createdAt),
    bank_reference: payment.status === 'SUCCESS' ? payment.cfPaymentId.slice(-10) : null,
    auth_id: null,
    payment_method: paymentMethods[payment.method],
    payment_group: paymentGroups[payment.method],
    international_payment: { international: false },
    payment_surcharge: null,
  };
}

export function gatewayDetails(order: Order, payment: Payment) {
  return {
    gateway_name: 'CASHFREE',
    gateway_order_id: order.cfOrderId,
    gateway_payment_id: payment.cfPaymentId,
    gateway_order_reference_id: null,
    gateway_settlement: 'CASHFREE',
    gateway_status_code: null,
    gateway_reference_name: null,
  };
}

/** A payment as GET /pg/orders/{order_id}/payments lists it. */
export function paymentEntity(order: Order, payment: Payment) {
  return {
    ...paymentCore(payment),
    authorization: null,
    entity: 'payment',
    error_details: errorDetails(payment),
    is_captured: payment.status === 'SUCCESS',
    order_amount: order.amount,
    order_currency: order.currency,
    order_id: order.orderId,
    payment_completion_time: payment.completedAt === null ? null : indianTime(payment.completedAt),
    payment_gateway_details: gatewayDetails(order, payment),
    payment_offers: null,
  };
}
