import { type LastTry, orderStatusValues } from '@repo/contracts/payment';
import { expect, test } from 'vitest';
import { mayPayAgain, resultState } from './result-state.ts';

const order = {
  order_id: 'o1',
  order_amount: 199,
  order_currency: 'INR',
  created_at: '2026-11-21T10:00:00.000Z',
  order_expiry_time: '2026-11-21T10:30:00.000Z',
};
const stateOf = (order_status: (typeof orderStatusValues)[number]) =>
  resultState({ success: true, order: { ...order, order_status } });

test('the state PAID of an order is a success, ACTIVE and EXPIRED can still be paid, and every other state is a failure', () => {
  expect(Object.fromEntries(orderStatusValues.map((status) => [status, stateOf(status)]))).toEqual({
    PAID: 'success',
    ACTIVE: 'pending',
    EXPIRED: 'pending',
    TERMINATED: 'failed',
    TERMINATION_REQUESTED: 'failed',
  });
});

// docs/product/access.md#payment-result
test.each<[LastTry | undefined, atOnce: boolean, whenAskedToTheEnd: boolean]>([
  ['declined', true, true],
  ['dropped', true, true],
  ['none', false, true],
  ['pending', false, false],
  [undefined, false, false],
])(
  'a pending order with the last try %s offers another payment immediately: %s; in the end: %s',
  (lastTry, atOnce, inTheEnd) => {
    for (const order_status of ['ACTIVE', 'EXPIRED'] as const) {
      const told = { order: { ...order, order_status }, lastTry };
      expect([mayPayAgain(told, false), mayPayAgain(told, true)]).toEqual([atOnce, inTheEnd]);
    }
  },
);
