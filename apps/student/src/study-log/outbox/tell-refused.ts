import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import type { JobKind } from './job.ts';

/** Shows what the server refused, with its reason. */
export const tellRefused = (kind: JobKind, what: string, reason: string): void =>
  void toast.error(`${what} ${speech.say(reason)}`, { id: `refused-${kind}` });
