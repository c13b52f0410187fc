import { brand } from '@repo/contracts/brand';
import type { Mailer } from '@repo/domain';
import { createTransport } from 'nodemailer';
import { within } from '../limits/within.ts';

/** One mail may take this long in all, from connecting to the server's yes. */
const defaultLimitMs = 10_000;
const maxConnections = 4;
/** A server that was away is asked no more often than this whether it is back. */
const recheckMs = 30_000;
const tooLong = 'the mail server took too long';

export type MailerSettings = {
  smtpUrl: string;
  /** Rejects where the server offers no TLS; smtps:// has it from the start. */
  smtpRequiresTls?: boolean;
  mailFrom: string;
  limitMs?: number;
};

type SmtpMailer = Mailer & {
  /** Connects and greets, without a mail, within the same time limit. */
  check(): Promise<void>;
  /** Whether the server answered at the last try, null before the first. One that did not is asked again now and then. */
  isServerUp(): boolean | null;
  close(): void;
};

/** The server answered, and refused this mail. */
const isRefusal = (error: unknown): boolean =>
  /^(EENVELOPE|EMESSAGE)$/.test(String(Reflect.get(Object(error), 'code')));

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
