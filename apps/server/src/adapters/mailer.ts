import { brand } from '@repo/contracts/brand';
import type { Mailer } from '@repo/domain';
import { createTransport } from 'nodemailer';

/** One mail may take this long in all, from connecting to the server's yes. */
const limitMs = 10_000;

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends by SMTP; rejects when the server refuses, is away, or has not taken the mail after 10 seconds. */
export function createMailer(settings: { smtpUrl: string; mailFrom: string }): Mailer & { close(): void } {
  const transport = createTransport(settings.smtpUrl, {
    from: { name: brand.name, address: settings.mailFrom },
  });
  Object.assign(transport.options, {
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
  return {
    async send(mail) {
      await within(transport.sendMail(mail));
    },
    async check() {
      await within(transport.verify());
    },
    close: () => transport.close(),
  };
}
