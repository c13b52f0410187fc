import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import type { JobKind } from './job.ts';

/** Tells the student what the server will not take, and the server's reason. */
export const tellRefused = (kind: JobKind, what: string, reason: string): void =>
  void toast.error(`${what} ${speech.say(reason)}`, { id: `refused-${kind}` });
