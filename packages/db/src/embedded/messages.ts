/** What goes between startEmbeddedPostgres and its child process. */
export type ChildSettings = {
  /** Null: in memory. */
  dataDir: string | null;
  /** 0: any free one. */
  port: number;
  /** A file made by dumpSnapshot, for a folder that holds no database yet. */
  loadSnapshot: string | null;
};

export type ChildReport =
  | { kind: 'ready'; port: number }
  | { kind: 'failed'; message: string }
  | { kind: 'dumped' };

export type ChildRequest = { dumpSnapshotTo: string };
