import { findCode } from './find-code.ts';

/** A mail as it was received. Addresses are bare (`a@b.in`), lower case; receivedAt is ISO 8601. */
export type Mail = {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The mail's 6-character code, if it has one. */
  code: string | null;
  receivedAt: string;
};

export type MailStore = ReturnType<typeof createMailStore>;

/** Stores the last `capacity` mails, newest first. `version` changes with the list. */
export function createMailStore(capacity = 500) {
  let mails: Mail[] = [];
  let version = 0;
  return {
    add(mail: Omit<Mail, 'id' | 'code' | 'receivedAt'>): Mail {
      version += 1;
      const stored = {
        ...mail,
        id: String(version),
        code: findCode(mail),
        receivedAt: new Date().toISOString(),
      };
      mails = [stored, ...mails].slice(0, capacity);
      return stored;
    },
    /** All mails, or those with `to` among the recipients (case-insensitive). */
    list(to?: string): Mail[] {
      const wanted = to?.trim().toLowerCase();
      return wanted ? mails.filter((mail) => mail.to.includes(wanted)) : mails;
    },
    find: (id: string): Mail | undefined => mails.find((mail) => mail.id === id),
    clear(): void {
      version += 1;
      mails = [];
    },
    version: (): number => version,
  };
}
