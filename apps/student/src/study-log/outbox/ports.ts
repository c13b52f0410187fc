import type { ExchangeReply } from '@repo/study-log/exchange';
import type { TabChannel } from '#src/platform/tab-channel.ts';
import type { Job, JobId, JobStatus, QueuedJob, SendFailure, Settled } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { DeviceStore } from './sending-device.ts';

/** Whose jobs may be sent now, and with which session; the token is '' if only the cookie carries it. */
export type Sender = { userId: string; token: string };

/** What one tab tells the others: something changed, or a job's status. Keep backward compatible: tabs may run different releases. */
export type TabMessage =
  | { kind: 'changed'; userId: string }
  | { kind: 'settled'; userId: string; id: JobId; outcome: JobStatus };

/** What an outbox needs of the browser and the server. */
export type OutboxPorts = {
  store: JobStore;
  devices: DeviceStore;
  tabs: TabChannel<TabMessage>;
  getSender: () => Sender | null;
  isOnline: () => boolean;
  newRev: () => string;
  /**
   * Sends numbered events in one request. Never throws.
   * @param isLeaving the page is closing: the request has to outlive it
   */
  exchange: (
    batch: readonly QueuedJob[],
    token: string,
    isLeaving: boolean,
  ) => Promise<{ kind: 'answered'; reply: ExchangeReply } | SendFailure>;
  /** Runs work under a lock shared by all tabs. */
  withLock: (work: () => Promise<void>) => Promise<void>;
  /** How long to wait after this many consecutive failures, in milliseconds. */
  retryDelayMs: (failures: number) => number;
  onRefused: (work: Job, message: string) => void;
  onSignedOut: (token: string, isDeleted: boolean) => void;
};

/**
 * Stores the server's replies.
 * @returns whether the database has them
 */
type Settle = (userId: string, settled: readonly Settled[]) => Promise<boolean>;

/** The stores of items that a student saves on several devices, loaded on demand. They never fail. */
export type Keepers = {
  saved: () => Promise<{ settle: Settle }>;
  /** `takeInReviews` sends reviews that exceeded a limit before, and those that an earlier build left. */
  reviews: () => Promise<{ takeInReviews: (userId: string) => Promise<void>; settle: Settle }>;
};
