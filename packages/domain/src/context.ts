import type { User } from '@repo/contracts/auth';
import type { Database } from '@repo/db';
import type { Sessions } from './auth/sessions.ts';
import { createSessions } from './auth/sessions.ts';
import { createPublishedContent, type PublishedContent } from './content/published-content.ts';
import type { Ports } from './ports.ts';

export type DomainSettings = {
  /** The address people use, without a trailing slash: links in mails start with it. */
  publicUrl: string;
  adminPassword: string;
};

/** What every verb gets first. Built once by the server and handed down. */
export type DomainContext = Ports & {
  database: Database;
  settings: DomainSettings;
  sessions: Sessions;
  published: PublishedContent;
};

/** For verbs of a signed-in student: `user` is what the session look-up of this request found. */
export type UserContext = DomainContext & { user: User };

/** A database transaction as drizzle hands it to its callback. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

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
    published: createPublishedContent(database),
  };
}
