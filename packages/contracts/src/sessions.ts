import { z } from 'zod';
import { id, isoDate } from './fields.ts';

/** Where the student is logged in, newest first. `device` is null when browser and system are unknown. */
export const openSessions = z.array(
  z.object({ id, device: z.string().nullable(), startedAt: isoDate, isThis: z.boolean() }),
);
export type OpenSessions = z.infer<typeof openSessions>;

export const endSessionInput = z.object({ id });
export type EndSessionInput = z.infer<typeof endSessionInput>;
