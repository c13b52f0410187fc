import type { SubmitTestInput, TestResult } from '@repo/contracts/progress';

/** A finished quiz on its way to the server; the attempt's id makes a second sending count once. */
export type Submission = SubmitTestInput & { attemptId: string };

export type Outcome =
  | { kind: 'saving' }
  | { kind: 'saved'; result: TestResult }
  /** Not saved yet; it will be sent again. */
  | { kind: 'pending' }
  /** The server will never take it; its reason. */
  | { kind: 'refused'; message: string };

/** What became of one sending: `retry` for anything that may pass (no network, a busy server, no session). */
export type Sent =
  | { kind: 'saved'; result: TestResult }
  | { kind: 'retry' }
  | { kind: 'refused'; message: string };

export type OutboxPorts = {
  key: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whose results may be sent now, or null when nobody is logged in. */
  getUserId: () => string | null;
  /** Never throws. */
  send: (submission: Submission) => Promise<Sent>;
};

type Waiting = { userId: string; submission: Submission };

export type ResultOutbox = ReturnType<typeof createResultOutbox>;

/**
 * Keeps finished quizzes on the device until the server has them. Each is sent by one request at a time, survives
 * a reload, and waits for its own student.
 */
export function createResultOutbox({ key, storage, getUserId, send }: OutboxPorts) {
  const outcomes = new Map<string, Outcome>();
  const listeners = new Set<() => void>();
  let inMemory: Waiting[] = [];
  let running: Promise<void> | null = null;

  function read(): Waiting[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      const kept = Array.isArray(stored) ? (stored as Waiting[]) : [];
      const known = new Set(kept.map(({ submission }) => submission.attemptId));
      return [...kept, ...inMemory.filter(({ submission }) => !known.has(submission.attemptId))];
    } catch {
      return inMemory;
    }
  }

  function write(waiting: Waiting[]): void {
    inMemory = waiting;
    try {
      if (waiting.length > 0) storage.setItem(key, JSON.stringify(waiting));
      else storage.removeItem(key);
    } catch {
      // Storage is full or blocked: they wait in memory, as long as the page lives.
    }
  }

  function become(attemptId: string, outcome: Outcome): void {
    outcomes.set(attemptId, outcome);
    for (const listener of listeners) listener();
  }

  async function sendOne({ submission }: Waiting): Promise<void> {
    const { attemptId } = submission;
    become(attemptId, { kind: 'saving' });
    const sent = await send(submission);
    if (sent.kind === 'retry') return become(attemptId, { kind: 'pending' });
    write(read().filter((waiting) => waiting.submission.attemptId !== attemptId));
    become(attemptId, sent);
  }

  async function run(): Promise<void> {
    const tried = new Set<string>();
    const nextOne = () =>
      read().find(({ userId, submission }) => userId === getUserId() && !tried.has(submission.attemptId));
    for (let waiting = nextOne(); waiting; waiting = nextOne()) {
      tried.add(waiting.submission.attemptId);
      await sendOne(waiting);
    }
  }

  /** Sends what waits for this student, one after the other; a call while that runs joins it. Never fails. */
  function sendAll(): Promise<void> {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    sendAll,
    /** Keeps a finished quiz and sends it. Without a session it is not kept. */
    submit(submission: Submission): Promise<void> {
      const userId = getUserId();
      if (userId === null) return Promise.resolve();
      if (!read().some((waiting) => waiting.submission.attemptId === submission.attemptId))
        write([...read(), { userId, submission }]);
      become(submission.attemptId, { kind: 'saving' });
      return sendAll();
    },
    outcomeOf: (attemptId: string): Outcome | undefined => outcomes.get(attemptId),
    hasWaiting: (): boolean => read().some(({ userId }) => userId === getUserId()),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
