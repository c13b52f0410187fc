import { z } from 'zod';
import { forgeries } from './forgery.ts';

const switchInput = z.union([z.boolean(), z.enum(['on', 'true', 'false']).transform((on) => on !== 'false')]);
const delayMs = z.coerce.number().int().min(0).max(86_400_000);

/**
 * How the app learns of payments. `duplicates` is the number of copies of each webhook; with `isDisordered`
 * each copy waits a random part of `delayMs`; `isHeld` holds all of them until they are released; without
 * `isEnabled` none is ever sent. `lateMs` is when a late or pending payment succeeds.
 */
export const webhookPlanInput = z.object({
  isEnabled: switchInput.default(true),
  duplicates: z.coerce.number().int().min(1).max(50).default(1),
  delayMs: delayMs.default(0),
  isDisordered: switchInput.default(false),
  isHeld: switchInput.default(false),
  forge: z.enum(['none', ...forgeries]).default('none'),
  retryDelaysMs: z
    .union([
      z.array(delayMs).max(10),
      z.string().transform((list) => list.split(',').map((part) => delayMs.parse(part.trim()))),
    ])
    .default([120_000, 600_000, 1_800_000]),
  lateMs: delayMs.default(10_000),
});
export type WebhookPlan = z.infer<typeof webhookPlanInput>;

export const standardPlan: WebhookPlan = webhookPlanInput.parse({});
