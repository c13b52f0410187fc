/** What the domain needs of the outside world. The server supplies the real thing, tests the same or a fixed one. */

import type { LibraryPart } from '@repo/content';
import type { ImportTask, ImportTasks } from '@repo/content/import-tasks';
import type { AdultChecks } from './consent/adult-checks.ts';
import type { CheckoutProvider } from './payment/checkout-provider.ts';
import type { PushService } from './reminders/push-service.ts';

export type Clock = { now(): Date };

export type Ids = {
  /** 32 characters 0-9a-f, unguessable. */
  next(): string;
  /** `length` characters drawn evenly from `alphabet`, unguessable. */
  code(alphabet: string, length: number): string;
};

export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /**
   * Rejects within a time limit when the mail server refuses, is slow or is gone; the error has only `code` (upper
   * case) and `responseCode` (SMTP's number).
   */
  send(mail: Mail): Promise<void>;
};

/** Slow on purpose; runs off the request path. Rejects with UNAVAILABLE when too many wait. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** `hash` null: does the same work for an unknown account and answers false. */
  verify(hash: string | null, password: string): Promise<boolean>;
};

export type StoredImage = { bytes: Buffer; mediaType: string };

/**
 * Where an image is stored: `images` are shown to everybody at their path, `pictures` of accounts to their owners at
 * theirs, and `figures` have no address.
 */
export type Shelf = 'images' | 'pictures' | 'figures';

/** Stores images by the hash of their bytes; the same bytes on the same shelf always have the same path. */
export type ImageStore = {
  /** The path of these bytes once they are stored, such as /images/4f….svg or figures/4f….svg */
  pathOf(image: StoredImage, shelf: Shelf): string;
  /** @returns the same path */
  put(image: StoredImage, shelf: Shelf): Promise<string>;
  /** The image at this path, or null when there is none. @throws when the store can't say */
  get(path: string): Promise<StoredImage | null>;
  /** Forgets the image at this path; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** Some of the paths of all images, and what to ask on with; null after the last. */
  list(from: string | null): Promise<{ paths: string[]; next: string | null }>;
};

/** Converts an uploaded picture. */
export type PictureEncoder = {
  /**
   * Reads JPEG, PNG, GIF, WebP or AVIF and converts it to WebP: turned upright, at most 1,280 pixels a side,
   * without metadata. Rejects anything else, and pictures larger than 40 megapixels; with UNAVAILABLE when too many
   * wait.
   */
  encode(bytes: Uint8Array): Promise<StoredImage>;
  /** The same for a figure, in two widths; `small` null where the wide form is no wider than that. */
  encodeFigure(bytes: Uint8Array): Promise<EncodedFigure>;
};

export type EncodedFigure = { wide: StoredImage; small: StoredImage | null; width: number; height: number };

/** Reads untrusted files, isolated so that a malicious one affects no other work. */
export type ImportReader = {
  /**
   * Rejects with TOO_LARGE for a file that takes more time or memory than an honest one, with UNAVAILABLE when too many
   * wait.
   */
  read<T extends ImportTask>(task: T, job: ImportTasks[T]['job']): Promise<ImportTasks[T]['answer']>;
};

/** Packs a library part by part, off the request path. */
export type LibraryPacker = {
  /** The part as a zip of its own, to be joined with the others. Rejects with UNAVAILABLE when too many wait. */
  pack(part: LibraryPart): Promise<Uint8Array>;
};

/** Who an identity provider says somebody is. */
export type ProvenIdentity = {
  provider: 'google';
  /** The provider's lasting id of the person; an email may change hands. */
  subject: string;
  /** Lower-cased. */
  email: string;
  isEmailVerified: boolean;
  name: string | null;
};

export type Identity = {
  /**
   * @returns whom this idToken of our client names, or null when it is not a good one. Rejects within a time limit
   * when the provider's keys cannot be had.
   */
  verifyIdToken(idToken: string): Promise<ProvenIdentity | null>;
};

/** What is counted for an account: passwords, and mails with codes or links of each kind. */
export type AccountTry = 'signIn' | 'verificationMail' | 'resetMail' | 'deletionMail' | 'guardianMail';

export type AccountTries = {
  /**
   * Counts one try.
   * @param count the email that was tried, whether there is an account or not, or one of its known browsers
   * @throws TOO_MANY with the time to wait
   */
  take(kind: AccountTry, count: string): Promise<void>;
  /** Resets the count: the owner has signed in. */
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
