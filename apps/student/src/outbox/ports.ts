import type { TabChannel } from '#src/tabs/tab-channel.ts';
import type { Job, SendResult } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { TabMessage } from './tab-message.ts';

/** Whose jobs may be sent now, and with which session; the token is '' where only the cookie carries it. */
export type Sender = { userId: string; token: string };

/** What an outbox needs of the browser and the server. */
export type OutboxPorts = {
  store: JobStore;
  tabs: TabChannel<TabMessage>;
  getSender: () => Sender | null;
  isOnline: () => boolean;
  newRev: () => string;
  /** Is told of work before it is kept. */
  onPut: (work: Job, userId: string) => void;
  /** Never throws. */
  send: (work: Job, token: string) => Promise<SendResult>;
  /** Sends while the page goes away. @returns whether the server took it, if the page lives to hear it */
  sendOnLeave: (work: Job, token: string) => Promise<boolean>;
  /** Runs work while no other tab does. */
  withLock: (work: () => Promise<void>) => Promise<void>;
  /** How long to wait after so many failures in a row, in milliseconds. */
  retryDelayMs: (failures: number) => number;
  onRefused: (work: Job, message: string) => void;
  onSignedOut: (token: string, isDeleted: boolean) => void;
};
