/** The messages between startEmbeddedPostgres and its child process. */
export type ChildSettings = {
  /** The data folder; null for in memory. */
  dataDir: string | null;
  /** 0: any free one. */
  port: number;
  /** A file created by dumpSnapshot, for a folder without a database. */
  loadSnapshot: string | null;
};

export type ChildReport =
  | { kind: 'ready'; port: number }
  | { kind: 'failed'; message: string }
  | { kind: 'dumped' };

export type ChildRequest = { dumpSnapshotTo: string };
