import { z } from 'zod';
import { CashfreeError } from './cashfree-error.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const returnUrl = z.url({ protocol: /^https?$/ }).max(250);
/** https, like the real API; plain http only for this machine, which has no certificates. */
const notifyUrl = z
  .url({ protocol: /^https?$/ })
  .max(250)
  .refine((address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || loopbackHosts.has(hostname);
  });

const createOrderInput = z.object({
  order_id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,45}$/)
    .optional(),
  order_amount: z.number().min(1).max(1_000_000).multipleOf(0.01),
  order_currency: z.enum(['INR', 'USD']).default('INR'),
  customer_details: z.object({
    customer_id: z.string().regex(/^[A-Za-z0-9]{3,50}$/),
    customer_phone: z.string().regex(/^(\d{10}|\+\d{8,15})$/),
    customer_name: z.string().max(100).nullish(),
    customer_email: z.email().max(100).nullish(),
  }),
  order_meta: z.object({ return_url: returnUrl.nullish(), notify_url: notifyUrl.nullish() }).nullish(),
  order_expiry_time: z.iso
    .datetime({ offset: true, local: false })
    .refine((time) => Date.parse(time) > Date.now())
    .nullish(),
  order_note: z.string().max(200).nullish(),
  order_tags: z.record(z.string(), z.string().max(255)).nullish(),
});
export type CreateOrderInput = z.infer<typeof createOrderInput>;

function valueAt(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}

/** Reads the body of POST /pg/orders. @throws CashfreeError 400 that names the first invalid field */
export function readCreateOrder(body: unknown): CreateOrderInput {
  const parsed = createOrderInput.safeParse(body);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  const field = path.length > 0 ? path.join('.') : 'body';
  const value = valueAt(body, path);
  if (value === undefined || value === null || value === '') {
    throw new CashfreeError(
      400,
      `${field}_missing`,
      `${field} : is missing in the request. Value received: `,
    );
  }
  throw new CashfreeError(
    400,
    `${field}_invalid`,
    `${field} : invalid value. Value received: ${JSON.stringify(value)}`,
  );
}
