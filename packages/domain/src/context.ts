import type { User } from '@repo/contracts/auth';
import type { Database } from '@repo/db';
import { createDeviceLookup, createDeviceStore, createPositionStore } from '@repo/db/prepared-queries';
import { type AdminWork, createAdminWork } from './admin-work.ts';
import { createMailSignal, type MailSignal } from './auth/mail-signal.ts';
import { createSessions, type Sessions } from './auth/session-store.ts';
import { createPackedLibrary, type PackedLibrary } from './content/library/packed-library.ts';
import { createDraftFindings, type DraftFindings } from './content/publishing/draft-findings.ts';
import { createLiveVersion, type LiveVersion } from './content/publishing/live-version.ts';
import type { Ports } from './ports.ts';

export type DomainSettings = {
  /** The public address without a trailing slash; the prefix of links in mails. */
  publicUrl: string;
  adminPassword: string;
  /**
   * Base32 secret shared by the authenticator apps of all teachers; null: the content tool needs only the
   * password.
   */
  adminTotpSecret: string | null;
  /** Whether a guardian must agree before a minor can use anything (docs/product/accounts.md#guardians-consent). */
  isConsentRequired: boolean;
};

/** The first argument of every domain function. Built once by the server. */
export type DomainContext = Ports & {
  database: Database;
  settings: DomainSettings;
  sessions: Sessions;
  storePosition: ReturnType<typeof createPositionStore>;
  findStudyDevice: ReturnType<typeof createDeviceLookup>;
  storeStudyDevice: ReturnType<typeof createDeviceStore>;
  published: LiveVersion;
  mailSignal: MailSignal;
  adminWork: AdminWork;
  draftFindings: DraftFindings;
  packedLibrary: PackedLibrary;
};

/** For functions of a signed-in student: `user` comes from this request's session look-up. */
export type UserContext = DomainContext & { user: User };

/** Combines database, ports and settings to the one context of the process. */
export function createDomainContext(
  database: Database,
  ports: Ports,
  settings: DomainSettings,
): DomainContext {
  return {
    ...ports,
    database,
    settings,
    sessions: createSessions(database),
    storePosition: createPositionStore(database),
    findStudyDevice: createDeviceLookup(database),
    storeStudyDevice: createDeviceStore(database),
    published: createLiveVersion(database),
    mailSignal: createMailSignal(),
    adminWork: createAdminWork(),
    draftFindings: createDraftFindings(),
    packedLibrary: createPackedLibrary(),
  };
}
