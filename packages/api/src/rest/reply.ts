import { z } from 'zod';

const success = z.literal(true);

/** `{success, data}` */
export const dataReply = <T extends z.ZodType>(data: T) => z.object({ success, data });
/** `{success, data, message}` */
export const dataMessageReply = <T extends z.ZodType>(data: T) =>
  z.object({ success, data, message: z.string() });
/** `{success, message}` */
export const successReply = z.object({ success, message: z.string() });

/** Every failure of every call. */
export const failureReply = z
  .object({ success: z.literal(false), message: z.string() })
  .meta({ id: 'Failure', description: 'message is a sentence for people' });

/** What every success starts with. */
export const ok = <T extends object>(fields: T) => ({ success: true as const, ...fields });
