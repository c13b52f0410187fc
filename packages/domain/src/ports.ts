/** Interfaces to the outside world. The server supplies real implementations, tests the same or fakes. */

import type { LibraryPart } from '@repo/content';
import type { ImportTask, ImportTasks } from '@repo/content/import-tasks';
import type { AdultChecks } from './consent/adult-checks.ts';
import type { CheckoutProvider } from './payment/checkout-provider.ts';
import type { PushService } from './reminders/push-service.ts';

export type Clock = { now(): Date };

export type Ids = {
  /** 32 characters 0-9a-f, unguessable. */
  next(): string;
  /** `length` unguessable characters, chosen uniformly from `alphabet`. */
  code(alphabet: string, length: number): string;
};

export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /**
   * Rejects within a time limit when the mail server fails, is slow or is down; the error has only `code`
   * (upper case) and `responseCode` (SMTP's number).
   */
  send(mail: Mail): Promise<void>;
};

/** Slow on purpose; runs off the event loop. Rejects with UNAVAILABLE when too many wait. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** With `hash` null it does the same work for an unknown account and returns false. */
  verify(hash: string | null, password: string): Promise<boolean>;
};

export type StoredImage = { bytes: Buffer; mediaType: string };

/**
 * Where an image is stored: `images` are public at their path, `pictures` of accounts are visible to their
 * owners only, and `figures` have no address.
 */
export type Shelf = 'images' | 'pictures' | 'figures';

/** Stores images by the hash of their bytes; the same bytes on the same shelf always have the same path. */
export type ImageStore = {
  /** The path of these bytes once stored, such as /images/4f….svg or figures/4f….svg */
  pathOf(image: StoredImage, shelf: Shelf): string;
  /** @returns the same path */
  put(image: StoredImage, shelf: Shelf): Promise<string>;
  /** The image at this path, or null when there is none. @throws when the store fails */
  get(path: string): Promise<StoredImage | null>;
  /** Removes the image at this path; no error if there is none. */
  remove(path: string): Promise<void>;
  /** A page of the paths of all images, and the cursor for the next page; null after the last. */
  list(from: string | null): Promise<{ paths: string[]; next: string | null }>;
};

/** Converts an uploaded picture. */
export type PictureEncoder = {
  /**
   * Converts JPEG, PNG, GIF, WebP or AVIF to WebP: upright, at most 1,280 pixels a side, without metadata.
   * Rejects anything else, and pictures above 40 megapixels; with UNAVAILABLE when too many wait.
   */
  encode(bytes: Uint8Array): Promise<StoredImage>;
  /** The same for a figure, in two widths; `small` is null if the wide form is no wider. */
  encodeFigure(bytes: Uint8Array): Promise<EncodedFigure>;
};

export type EncodedFigure = { wide: StoredImage; small: StoredImage | null; width: number; height: number };

/** Reads untrusted files, isolated so that a malicious one affects no other work. */
export type ImportReader = {
  /**
   * Rejects with TOO_LARGE for a file that exceeds the limits of time or memory, with UNAVAILABLE when too
   * many wait.
   */
  read<T extends ImportTask>(task: T, job: ImportTasks[T]['job']): Promise<ImportTasks[T]['answer']>;
};

/** Packs a library part by part, off the event loop. */
export type LibraryPacker = {
  /** The part as its own zip, to be joined with the others. Rejects with UNAVAILABLE when too many wait. */
  pack(part: LibraryPart): Promise<Uint8Array>;
};

/** A person as an identity provider confirms them. */
export type ProvenIdentity = {
  provider: 'google';
  /** The provider's permanent id of the person; an email may change owner. */
  subject: string;
  /** Lower-cased. */
  email: string;
  isEmailVerified: boolean;
  name: string | null;
};

export type Identity = {
  /**
   * @returns the person in this idToken for our client, or null when it is invalid. Rejects within a time
   * limit when the provider's keys can't be fetched.
   */
  verifyIdToken(idToken: string): Promise<ProvenIdentity | null>;
};

/** Kinds of tries counted per account: passwords, and mails with codes or links. */
export type AccountTry = 'signIn' | 'verificationMail' | 'resetMail' | 'deletionMail' | 'guardianMail';

export type AccountTries = {
  /**
   * Counts one try.
   * @param count the email, with or without an account, or one of its known browsers
   * @throws TOO_MANY with the time to wait
   */
  take(kind: AccountTry, count: string): Promise<void>;
  /** Resets the counter after the owner has signed in. */
  clear(kind: AccountTry, count: string): Promise<void>;
};

export type Ports = {
  clock: Clock;
  ids: Ids;
  mailer: Mailer;
  passwords: PasswordHasher;
  images: ImageStore;
  pictures: PictureEncoder;
  imports: ImportReader;
  packer: LibraryPacker;
  tries: AccountTries;
  checkout: CheckoutProvider;
  identity: Identity;
  adultChecks: AdultChecks;
  push: PushService;
};
