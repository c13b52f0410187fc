import { brand } from '@repo/contracts/brand';
import type { Mailer } from '@repo/domain';
import { createTransport } from 'nodemailer';
import { within } from '../limits/within.ts';

/** Limit for one mail, from connecting to the server's acceptance. */
const defaultLimitMs = 10_000;
const maxConnections = 4;
/** Minimum time between checks of an unreachable server. */
const recheckMs = 30_000;
const tooLong = 'the mail server took too long';

export type MailerSettings = {
  smtpUrl: string;
  /** Rejects if the server offers no TLS; smtps:// always uses it. */
  smtpRequiresTls?: boolean;
  mailFrom: string;
  limitMs?: number;
};

type SmtpMailer = Mailer & {
  /** Connects and greets without sending a mail, within the same time limit. */
  check(): Promise<void>;
  /**
   * Whether the server answered at the last attempt; null before the first. An unreachable one is checked
   * again later.
   */
  isServerUp(): boolean | null;
  close(): void;
};

/** Whether the server answered, and refused this mail. */
const isRefusal = (error: unknown): boolean =>
  /^(EENVELOPE|EMESSAGE)$/.test(String(Reflect.get(Object(error), 'code')));

/**
 * Sends by SMTP; rejects when the server refuses, is unreachable, or has not accepted the mail after 10
 * seconds.
 */
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
      // Limits silence, also on an idle pooled connection, which is then closed.
      socketTimeout: limitMs,
      // Mails contain only text that we wrote; never load files or URLs from them.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: brand.name, address: settings.mailFrom } },
  );
  let isUp: boolean | null = null;
  let triedAt = 0;

  async function tryIt(work: Promise<unknown>): Promise<void> {
    triedAt = performance.now();
    try {
      await within(limitMs, work, tooLong);
      isUp = true;
    } catch (error) {
      isUp = isRefusal(error);
      throw error;
    }
  }
  const check = () => tryIt(transport.verify());

  return {
    send: (mail) => tryIt(transport.sendMail(mail)),
    check,
    isServerUp() {
      if (isUp === false && performance.now() - triedAt > recheckMs) check().catch(() => {});
      return isUp;
    },
    close: () => transport.close(),
  };
}
