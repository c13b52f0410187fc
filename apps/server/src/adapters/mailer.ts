import { brand } from '@repo/contracts/brand';
import type { Mailer } from '@repo/domain';
import { createTransport } from 'nodemailer';
import { within } from '../limits/within.ts';

/** One mail may take this long in all, from connecting to the server's yes. */
const defaultLimitMs = 10_000;
const maxConnections = 4;
const tooLong = 'the mail server took too long';

export type MailerSettings = {
  smtpUrl: string;
  /** Rejects where the server offers no TLS; smtps:// has it from the start. */
  smtpRequiresTls?: boolean;
  mailFrom: string;
  limitMs?: number;
};

/** `check` connects and greets, without a mail, within the same time limit. */
type SmtpMailer = Mailer & { check(): Promise<void>; close(): void };

/** Sends by SMTP; rejects when the server refuses, is away, or has not taken the mail after 10 seconds. */
export function createMailer(settings: MailerSettings): SmtpMailer {
  const limitMs = settings.limitMs ?? defaultLimitMs;
  const transport = createTransport(
    {
      url: settings.smtpUrl,
      requireTLS: settings.smtpRequiresTls ?? false,
      pool: true,
      maxConnections,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      // Counts silence, also that of an idle pooled connection: it is closed then.
      socketTimeout: limitMs,
      // A mail holds what we wrote, never what a text in it points at.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: brand.name, address: settings.mailFrom } },
  );
  return {
    async send(mail) {
      await within(limitMs, transport.sendMail(mail), tooLong);
    },
    async check() {
      await within(limitMs, transport.verify(), tooLong);
    },
    close: () => transport.close(),
  };
}
