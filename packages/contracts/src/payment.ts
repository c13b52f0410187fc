import { z } from 'zod';

/** Order states as the checkout provider names them; the last two read as failed. */
export const orderStatusValues = [
  'ACTIVE',
  'PAID',
  'EXPIRED',
  'TERMINATED',
  'TERMINATION_REQUESTED',
] as const;
export const orderStatus = z.enum(orderStatusValues);
export type OrderStatus = z.infer<typeof orderStatus>;
