/** What the domain needs of the outside world. The server supplies the real thing, tests the same or a fixed one. */

import type { CheckoutProvider } from './payment/checkout-provider.ts';

export type Clock = { now(): Date };

export type Ids = {
  /** 32 characters 0-9a-f, unguessable. */
  next(): string;
  /** `length` characters drawn evenly from `alphabet`, unguessable. */
  code(alphabet: string, length: number): string;
};

export type Mail = { to: string; subject: string; text: string; html: string };

/** Both reject within a time limit when the mail server refuses, is slow or is gone. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** The work of sending without a mail: connects and greets, so that its time and its failure look the same. */
  check(): Promise<void>;
};

/** Slow on purpose; runs off the request path. Rejects with UNAVAILABLE when too many wait. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** `hash` null: does the same work for an unknown account and answers false. */
  verify(hash: string | null, password: string): Promise<boolean>;
};

export type StoredImage = { bytes: Buffer; mediaType: string };

/** Keeps images by the hash of their bytes; the same bytes always have the same address. */
export type ImageStore = {
  /** @returns the path at which the server shows the image, such as /images/4f….svg */
  put(image: StoredImage): Promise<string>;
  /** The image that the server shows at this path, or null. */
  get(path: string): Promise<StoredImage | null>;
};

/** Makes a picture of ours out of whatever a person uploaded. */
export type PictureEncoder = {
  /**
   * Reads JPEG, PNG, GIF, WebP or AVIF and writes it anew as WebP: turned upright, at most 1,280 pixels a side,
   * without metadata. Rejects anything else, and whatever is larger than 40 megapixels.
   */
  encode(bytes: Uint8Array): Promise<StoredImage>;
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

/** What is counted for an account, from wherever the tries come. */
export type AccountTry = 'signIn' | 'mail';

export type AccountTries = {
  /** Counts one try on the account of this email, whether there is one or not. @throws TOO_MANY with the time to wait */
  take(kind: AccountTry, email: string): Promise<void>;
  /** Sets the count back: whoever tried was the owner. */
  clear(kind: AccountTry, email: string): Promise<void>;
};

export type Ports = {
  clock: Clock;
  ids: Ids;
  mailer: Mailer;
  passwords: PasswordHasher;
  images: ImageStore;
  pictures: PictureEncoder;
  tries: AccountTries;
  checkout: CheckoutProvider;
  identity: Identity;
};
