import type { ExchangeReply } from '@repo/study-log/exchange';
import type { TabChannel } from '#src/platform/tab-channel.ts';
import type { Job, JobId, JobStatus, QueuedJob, SendFailure, Settled } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { DeviceStore } from './sending-device.ts';

/** Whose jobs may be sent now, and with which session; the token is '' where only the cookie carries it. */
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
   * Sends events with their numbers in one request. Never throws.
   * @param isLeaving the page is closing: the request has to outlive it
   */
  exchange: (
    batch: readonly QueuedJob[],
    token: string,
    isLeaving: boolean,
  ) => Promise<{ kind: 'answered'; reply: ExchangeReply } | SendFailure>;
  /** Runs work while no other tab does. */
  withLock: (work: () => Promise<void>) => Promise<void>;
  /** How long to wait after so many failures in a row, in milliseconds. */
  retryDelayMs: (failures: number) => number;
  onRefused: (work: Job, message: string) => void;
  onSignedOut: (token: string, isDeleted: boolean) => void;
};

/** Takes over what the server answered. @returns whether the database has it */
type Settle = (userId: string, settled: readonly Settled[]) => Promise<boolean>;

/** The stores of what a student saves on several devices, loaded where they are needed. Nothing in them fails. */
export type Keepers = {
  saved: () => Promise<{ settle: Settle }>;
  /** `takeInReviews` has those sent for which there was no room, and what an earlier build left. */
  reviews: () => Promise<{ takeInReviews: (userId: string) => Promise<void>; settle: Settle }>;
};
