import { z } from 'zod';
import { id, isoDate } from './fields.ts';

/** Where the student is logged in, the newest first. `device` is null where browser and system are not known. */
export const openSessions = z.array(
  z.object({ id, device: z.string().nullable(), startedAt: isoDate, isThis: z.boolean() }),
);
export type OpenSessions = z.infer<typeof openSessions>;

export const endSessionInput = z.object({ id });
export type EndSessionInput = z.infer<typeof endSessionInput>;
