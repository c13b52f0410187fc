import { randomBytes, randomInt } from 'node:crypto';
import { packLibraryPart } from '@repo/content';
import { runImportTask } from '@repo/content/import-tasks';
import * as requestMessages from '@repo/contracts/messages/request';
import type { Database } from '@repo/db';
import { sendWaitingMails } from '#src/auth/send-waiting-mails.ts';
import { adultChecksOf } from '#src/consent/adult-checks.ts';
import { createDomainContext, type DomainContext, type DomainSettings } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import type { Mail, ProvenIdentity, Shelf, StoredImage } from '#src/ports.ts';
import { createTestCheckout, type TestCheckout } from './test-checkout.ts';
import { createTestPush, type TestPush } from './test-push.ts';

export type TestContext = DomainContext & {
  checkout: TestCheckout;
  push: TestPush;
  /** All sent mails, oldest first. */
  mails: Mail[];
  /** Sends the outbox, as a server does in the background. @returns `mails` */
  deliverMails(): Promise<Mail[]>;
  /** The mail server; set isDown to make it fail. */
  mailServer: { isDown: boolean };
  /** The identity of each idToken; set isDown to make the identity provider fail. */
  identities: { tokens: Map<string, ProvenIdentity>; isDown: boolean };
  /** Tries on each counter ('signIn a@b.in'), and the current limit. */
  accountTries: { counts: Map<string, number>; max: number };
  /** The clock, which only tests advance. */
  time: { now: Date; pass(milliseconds: number): void };
  images: DomainContext['images'] & { stored: ShelvedImage[] };
};

type ShelvedImage = StoredImage & { shelf: Shelf };
const testImagePath = ({ bytes, shelf }: ShelvedImage) =>
  `${shelf === 'figures' ? shelf : `/${shelf}`}/${sha256(bytes)}`;

/** A context on a real database with in-memory ports that tests can inspect. */
export function createTestContext(database: Database, settings: Partial<DomainSettings> = {}): TestContext {
  const mails: Mail[] = [];
  const mailServer = { isDown: false };
  const stored: ShelvedImage[] = [];
  const time = {
    now: new Date('2026-11-21T10:00:00.000Z'),
    pass(milliseconds: number) {
      time.now = new Date(time.now.getTime() + milliseconds);
    },
  };
  const identities = { tokens: new Map<string, ProvenIdentity>(), isDown: false };
  const checkout = createTestCheckout(() => time.now);
  const push = createTestPush();
  const accountTries = { counts: new Map<string, number>(), max: Number.POSITIVE_INFINITY };
  const assertUp = () => {
    if (mailServer.isDown) throw new Error('421 mail server is down');
  };
  const context = createDomainContext(
    database,
    {
      clock: { now: () => time.now },
      ids: {
        next: () => randomBytes(16).toString('hex'),
        code: (alphabet, length) =>
          Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
      },
      mailer: {
        async send(mail) {
          assertUp();
          mails.push(mail);
        },
      },
      passwords: {
        hash: async (password) => sha256(password),
        verify: async (hash, password) => hash === sha256(password),
      },
      tries: {
        async take(kind, email) {
          const count = (accountTries.counts.get(`${kind} ${email}`) ?? 0) + 1;
          accountTries.counts.set(`${kind} ${email}`, count);
          if (count > accountTries.max)
            throw new DomainError('TOO_MANY', requestMessages.tooMany, { retryAfterSeconds: 60 });
        },
        async clear(kind, email) {
          accountTries.counts.delete(`${kind} ${email}`);
        },
      },
      adultChecks: adultChecksOf(['sign-in', 'payment']),
      identity: {
        async verifyIdToken(idToken) {
          if (identities.isDown) throw new Error('503 identity provider is down');
          return identities.tokens.get(idToken) ?? null;
        },
      },
      checkout,
      push,
      pictures: {
        async encode(bytes) {
          const text = Buffer.from(bytes).toString();
          if (!text.startsWith('picture')) throw new Error('not a picture');
          return { bytes: Buffer.from(text), mediaType: 'image/webp' };
        },
        async encodeFigure(bytes) {
          const wide = { bytes: Buffer.from(bytes), mediaType: 'image/webp' };
          return { wide, small: null, width: 100, height: 100 };
        },
      },
      imports: { read: runImportTask },
      packer: { pack: async (part) => packLibraryPart(part) },
      images: {
        pathOf: (image, shelf) => testImagePath({ ...image, shelf }),
        async put(image, shelf) {
          stored.push({ ...image, shelf });
          return testImagePath({ ...image, shelf });
        },
        get: async (path) => stored.find((image) => path === testImagePath(image)) ?? null,
        async remove(path) {
          const kept = stored.filter((image) => path !== testImagePath(image));
          stored.splice(0, stored.length, ...kept);
        },
        list: async () => ({ paths: [...new Set(stored.map(testImagePath))], next: null }),
      },
    },
    {
      publicUrl: 'http://localhost:3000',
      adminPassword: 'open sesame',
      adminTotpSecret: null,
      isConsentRequired: false,
      ...settings,
    },
  );
  return {
    ...context,
    checkout,
    push,
    accountTries,
    identities,
    mails,
    async deliverMails() {
      while ((await sendWaitingMails(context)).isMoreDue);
      return mails;
    },
    mailServer,
    time,
    images: { ...context.images, stored },
  };
}
