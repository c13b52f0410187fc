import { z } from 'zod';
import { outageLabels, outageModes } from '#src/outage.ts';

export const cashfreeEndpoints = ['create-order', 'get-order', 'get-payments'] as const;
export type CashfreeEndpoint = (typeof cashfreeEndpoints)[number];

/**
 * How the API fails. The `…-after` modes do the work first; `endpoints` limits a failure to some calls, by
 * default all.
 */
export const apiModeInput = z.object({
  mode: z.enum(['normal', ...outageModes, 'error-after', 'drop-after', 'slow-after']),
  delayMs: z.coerce.number().int().min(0).max(600_000).default(5_000),
  endpoints: z
    .union([z.array(z.enum(cashfreeEndpoints)), z.enum(cashfreeEndpoints).transform((one) => [one])])
    .default([...cashfreeEndpoints]),
});
export type ApiMode = z.infer<typeof apiModeInput>;

export const normalApi: ApiMode = apiModeInput.parse({ mode: 'normal' });

export const apiModeLabels: Record<ApiMode['mode'], string> = {
  normal: 'Normal',
  ...outageLabels,
  'error-after': 'Error after: does what was asked, answers 500',
  'drop-after': 'Drop after: does what was asked, cuts the connection',
  'slow-after': 'Slow after: does what was asked, waits, then answers',
};
