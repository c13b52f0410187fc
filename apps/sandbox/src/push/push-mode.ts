import { z } from 'zod';
import { outageLabels, outageModes } from '#src/outage.ts';

/** How the push service treats the next messages. */
export const pushModeInput = z.object({
  mode: z.enum(['normal', 'gone', 'forbidden', 'busy', 'redirect', ...outageModes]),
  delayMs: z.coerce.number().int().min(0).max(600_000).default(5_000),
});
export type PushMode = z.infer<typeof pushModeInput>;

export const normalPush: PushMode = { mode: 'normal', delayMs: 5_000 };

export const pushModeLabels: Record<PushMode['mode'], string> = {
  normal: 'Normal: every right message is taken',
  gone: 'Gone: 410, as if the browser had ended its subscription',
  forbidden: 'Forbidden: 403, as if the subscription were for another sender',
  busy: 'Busy: 429',
  redirect: 'Redirect: 307 to another address of this service',
  ...outageLabels,
};
