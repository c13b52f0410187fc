import { createOrderReply, orderStatusInput, orderStatusReply } from '@repo/contracts/payment';
import { type RestRow, row } from './row.ts';

export const paymentRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/v1/payment/create-order',
    procedure: 'payment.createOrder',
    access: 'user',
    summary:
      'An order for one month of Super and what opens its checkout; one that can still be paid is given again',
    fails: ['PROVIDER_FAILED'],
    reply: createOrderReply,
    present: (output) => output,
  }),
  row({
    method: 'GET',
    path: '/v1/payment/order-status',
    procedure: 'payment.orderStatus',
    access: 'user',
    summary: "How one's own order stands at the provider; the receipt once it is PAID",
    query: orderStatusInput,
    fails: ['FORBIDDEN', 'NOT_FOUND', 'PROVIDER_FAILED'],
    input: ({ query }) => query,
    reply: orderStatusReply,
    present: (output) => output,
  }),
];
