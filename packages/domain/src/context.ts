import type { User } from '@repo/contracts/auth';
import type { Database } from '@repo/db';
import { createPositionStore } from '@repo/db/prepared-queries';
import { type AdminWork, createAdminWork } from './admin-work.ts';
import { createMailSignal, type MailSignal } from './auth/mail-signal.ts';
import { createSessions, type Sessions } from './auth/session-store.ts';
import { createPackedLibrary, type PackedLibrary } from './content/library/packed-library.ts';
import { createDraftFindings, type DraftFindings } from './content/publishing/draft-findings.ts';
import { createLiveVersion, type LiveVersion } from './content/publishing/live-version.ts';
import type { Ports } from './ports.ts';

export type DomainSettings = {
  /** The address people use, without a trailing slash: links in mails start with it. */
  publicUrl: string;
  adminPassword: string;
  /** Base32 secret of the authenticator apps of all teachers; null: the password alone opens the content tool. */
  adminTotpSecret: string | null;
  /** Whether a guardian must agree before a minor can use anything (docs/product/accounts.md#guardians-consent). */
  isConsentRequired: boolean;
};

/** What every verb gets first. Built once by the server and handed down. */
export type DomainContext = Ports & {
  database: Database;
  settings: DomainSettings;
  sessions: Sessions;
  storePosition: ReturnType<typeof createPositionStore>;
  published: LiveVersion;
  mailSignal: MailSignal;
  adminWork: AdminWork;
  draftFindings: DraftFindings;
  packedLibrary: PackedLibrary;
};

/** For verbs of a signed-in student: `user` is what the session look-up of this request found. */
export type UserContext = DomainContext & { user: User };

/** Joins the database, the outside world and the settings to the one context of the process. */
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
    storePosition: createPositionStore(database.sql),
    published: createLiveVersion(database),
    mailSignal: createMailSignal(),
    adminWork: createAdminWork(),
    draftFindings: createDraftFindings(),
    packedLibrary: createPackedLibrary(),
  };
}
