import { z } from 'zod';

/** How the SMTP server treats the next mails. `responseCode` is for 'refuse' (4xx or 5xx). */
export const smtpModeInput = z.object({
  mode: z.enum(['normal', 'refuse', 'slow', 'drop', 'lose']),
  delayMs: z.coerce.number().int().min(0).max(600_000).default(5_000),
  responseCode: z.coerce.number().int().min(400).max(599).default(550),
});
export type SmtpMode = z.infer<typeof smtpModeInput>;

export const normalSmtp: SmtpMode = { mode: 'normal', delayMs: 5_000, responseCode: 550 };

export const smtpModeLabels: Record<SmtpMode['mode'], string> = {
  normal: 'Normal: every mail is taken',
  refuse: 'Refuse: every recipient is turned down',
  slow: 'Slow: the server waits before it answers MAIL FROM',
  drop: 'Drop: the connection is cut in the middle of the mail',
  lose: 'Lose: mails are taken and never arrive',
};
