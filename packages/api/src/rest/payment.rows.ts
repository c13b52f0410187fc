import { allBut } from './reply.ts';
import { type RestRow, row } from './row.ts';

export const paymentRows: RestRow[] = [
  row('POST', '/v1/payment/create-order', {
    procedure: 'payment.createOrder',
    summary:
      'An order for one month of Super and what opens its checkout; one that can still be paid is given again',
    reply: allBut('lastTry'),
  }),
  row('GET', '/v1/payment/order-status', {
    procedure: 'payment.orderStatus',
    summary: "How one's own order stands at the provider; the receipt once it is PAID",
    hasEffect: true,
    reply: allBut('lastTry'),
  }),
];
