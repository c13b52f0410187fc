import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from './mail-store.ts';
import { normalSmtp, type SmtpMode } from './smtp-mode.ts';

const maxMailBytes = 10 * 1024 * 1024;

export type SmtpInbox = Awaited<ReturnType<typeof startSmtpInbox>>;

function refusal(responseCode: number): Error {
  return Object.assign(new Error('The mailbox does not take this mail'), { responseCode });
}

/** Starts an SMTP server that accepts any sender, recipient and login, and adds incoming mails to `store`. */
export async function startSmtpInbox({
  host,
  port,
  store,
}: {
  host: string;
  port: number;
  store: MailStore;
}) {
  let current: SmtpMode = normalSmtp;
  const closing = new AbortController();
  const sockets = new Map<number, Socket>();

  const cutConnection = (session: SMTPServerSession) => sockets.get(session.remotePort)?.destroy();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    async onMailFrom(_address, _session, done) {
      if (current.mode === 'slow') {
        await wait(current.delayMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
      done();
    },
    onRcptTo: (_address, _session, done) =>
      done(current.mode === 'refuse' ? refusal(current.responseCode) : null),
    async onData(stream, session, done) {
      try {
        if (current.mode === 'drop') return void cutConnection(session);
        const raw = await buffer(stream);
        if (stream.sizeExceeded) return done(refusal(552));
        if (current.mode !== 'lose') store.add(await read(raw, session));
        done();
      } catch {
        done(refusal(451));
      }
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // A client that resets its connection is normal here, so the process must not crash.
      server.on('error', () => undefined);
      resolve();
    });
  });

  return {
    port: (server.server.address() as AddressInfo).port,
    mode: () => current,
    setMode(mode: SmtpMode): void {
      current = mode;
    },
    async close(): Promise<void> {
      closing.abort();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function read(raw: Buffer, session: SMTPServerSession) {
  const parsed = await PostalMime.parse(raw);
  const { mailFrom, rcptTo } = session.envelope;
  return {
    to: rcptTo.map((recipient) => recipient.address.toLowerCase()),
    from: parsed.from?.address ?? (mailFrom ? mailFrom.address : ''),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
  };
}
