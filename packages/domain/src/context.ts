import type { User } from '@repo/contracts/auth';
import type { Database } from '@repo/db';
import type { PublishedContent } from './content/published-content.ts';
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
  published: PublishedContent;
};

/** For verbs of a signed-in student: `user` is what the session look-up of this request found. */
export type UserContext = DomainContext & { user: User };

/** A database transaction as drizzle hands it to its callback. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];
