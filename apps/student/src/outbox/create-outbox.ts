import { createOutcomes } from './outcomes.ts';
import type { Shelf } from './shelf.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';
import { type Entry, idOf, type Outcome, type Sent, type Work } from './work.ts';

/** Whose work may be sent now, and with which session. */
export type Sender = { userId: string; token: string };

export type OutboxPorts = {
  shelf: Shelf;
  tabs: TabChannel;
  getSender: () => Sender | null;
  isOnline: () => boolean;
  newRev: () => string;
  /** Never throws. */
  send: (work: Work, token: string) => Promise<Sent>;
  /** Sends while the page goes away. @returns whether the server took it, if the page lives to hear it */
  sendOnLeave: (work: Work, token: string) => Promise<boolean>;
  /** Runs work while no other tab does. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** How long to wait after so many failures in a row, in milliseconds. */
  retryDelayMs: (failures: number) => number;
  onRefused: (work: Work, message: string) => void;
  onSignedOut: (token: string) => void;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Nothing has to stand still for longer; a clock that was set back must not hold work for days. */
const longestDelayMs = 60_000;

const isDue = ({ notBeforeMs }: Entry, nowMs: number) =>
  notBeforeMs <= nowMs || notBeforeMs > nowMs + longestDelayMs;

/**
 * Keeps what a student did until the server has it: sent oldest first, by one tab at a time, only in its own
 * student's name; what can't be sent now is sent again later, what is refused is told and dropped.
 */
export function createOutbox(ports: OutboxPorts) {
  const { shelf, tabs, getSender } = ports;
  const outcomes = createOutcomes();
  let waiting: Entry[] = [];
  /** On their way into the shelf, by id. */
  const arriving = new Map<string, Entry>();
  /** Done with, even where the shelf could not forget it. */
  const doneRevs = new Set<string>();
  let lastKeptAtMs = 0;
  let failures = 0;
  let retryAtMs = 0;
  let isForced = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const own = () => {
    const userId = getSender()?.userId;
    return waiting.filter((entry) => entry.userId === userId);
  };

  async function look(): Promise<void> {
    const sender = getSender();
    const kept = sender ? await shelf.ofUser(sender.userId) : [];
    waiting = [
      ...kept.filter(({ id, rev }) => !arriving.has(id) && !doneRevs.has(rev)),
      ...arriving.values(),
    ];
    outcomes.tell();
  }

  function schedule(): void {
    clearTimeout(timer);
    const nowMs = Date.now();
    const startsMs = own().map((entry) => (isDue(entry, nowMs) ? nowMs : entry.notBeforeMs));
    const next = Math.max(Math.min(...startsMs), retryAtMs);
    if (Number.isFinite(next)) timer = setTimeout(() => void sendDue(), Math.max(0, next - nowMs));
  }

  function settle(entry: Entry, outcome: Outcome): void {
    doneRevs.add(entry.rev);
    waiting = waiting.filter(({ rev }) => rev !== entry.rev);
    const hasNewer = waiting.some(({ id, userId }) => id === entry.id && userId === entry.userId);
    if (!hasNewer) outcomes.become(entry.id, outcome);
    tabs.tell({ kind: 'settled', userId: entry.userId, id: entry.id, outcome });
    outcomes.tellSettled(entry.work, outcome);
  }

  function fail(entry: Entry, sent: Extract<Sent, { kind: 'retry' }>): void {
    failures += 1;
    retryAtMs = Date.now() + ports.retryDelayMs(failures);
    if (waiting.some(({ rev }) => rev === entry.rev)) outcomes.become(entry.id, { ...sent, kind: 'pending' });
  }

  /** @returns whether to go on with the next one */
  async function sendOne(entry: Entry, { token }: Sender): Promise<boolean> {
    outcomes.become(entry.id, { kind: 'sending' });
    const sent = await ports.send(entry.work, token);
    if (sent.kind === 'retry') {
      fail(entry, sent);
      return !sent.isUnreachable;
    }
    if (sent.kind === 'signedOut') {
      outcomes.become(entry.id, { kind: 'pending', isUnreachable: false, message: null });
      ports.onSignedOut(token);
      return false;
    }
    failures = 0;
    retryAtMs = 0;
    await shelf.remove(entry);
    settle(entry, sent);
    if (sent.kind === 'refused') ports.onRefused(entry.work, sent.message);
    return true;
  }

  async function run(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      await look();
      const sender = getSender();
      const entry = own().find((one) => !tried.has(one.rev) && (isForced || isDue(one, Date.now())));
      if (!sender || !entry) return;
      tried.add(entry.rev);
      if (!(await sendOne(entry, sender))) return;
    }
  }

  /** Without a network nothing is tried: it waits for `online`. */
  function postpone(): void {
    for (const { id } of own()) outcomes.become(id, { kind: 'pending', isUnreachable: true, message: null });
  }

  function sendDue(): Promise<void> {
    if (!ports.isOnline() && !isForced) {
      postpone();
      return Promise.resolve();
    }
    running ??= ports.alone(run).finally(() => {
      running = null;
      isForced = false;
      schedule();
    });
    return running;
  }

  /** Sends all that waits, also what should have stood still for a while first. Never fails. */
  async function flush(): Promise<void> {
    failures = 0;
    retryAtMs = 0;
    await running;
    isForced = true;
    await sendDue();
  }

  /**
   * Keeps a piece of work, and sends it once `delayMs` passed without a newer one. Without a session it is dropped.
   * @returns when it is kept; sending goes on by itself
   */
  async function put(work: Work, delayMs = 0): Promise<void> {
    const sender = getSender();
    if (!sender) return;
    const id = idOf(work);
    const isKnown = own().some((one) => one.id === id) || outcomes.of(id)?.kind === 'saved';
    if (work.kind === 'result' && isKnown) return void sendDue();
    const nowMs = Date.now();
    // Two of the same millisecond keep their order.
    lastKeptAtMs = Math.max(nowMs, lastKeptAtMs + 1);
    const entry: Entry = {
      id,
      userId: sender.userId,
      rev: ports.newRev(),
      work,
      keptAtMs: lastKeptAtMs,
      notBeforeMs: nowMs + delayMs,
    };
    waiting = [...waiting.filter(({ id }) => id !== entry.id), entry];
    outcomes.become(entry.id, { kind: 'waiting' });
    arriving.set(entry.id, entry);
    await shelf.put(entry);
    if (arriving.get(entry.id) === entry) arriving.delete(entry.id);
    tabs.tell({ kind: 'changed', userId: entry.userId });
    if (delayMs > 0) return schedule();
    // A run that is under way may have looked before this was there.
    void Promise.resolve(running).then(sendDue);
  }

  /** The page goes away, maybe for good: positions that wait leave with it. */
  function leave(): void {
    const sender = getSender();
    if (!sender || !ports.isOnline()) return;
    for (const entry of own()) {
      if (entry.work.kind !== 'position') continue;
      waiting = waiting.filter(({ rev }) => rev !== entry.rev);
      void shelf.remove(entry);
      ports.sendOnLeave(entry.work, sender.token).then(async (isTaken) => {
        if (isTaken) return settle(entry, { kind: 'saved', reply: null });
        const isNewest = !waiting.some(({ id }) => id === entry.id);
        if (isNewest) await shelf.put(entry);
        await look();
        schedule();
      });
    }
    schedule();
  }

  function hear(message: TabMessage): void {
    if (message.userId !== getSender()?.userId) return;
    if (message.kind === 'settled') outcomes.become(message.id, message.outcome);
    void look().then(schedule);
  }

  return {
    put,
    flush,
    leave,
    /** Follows the other tabs and sends what waits. @returns stops */
    start(): () => void {
      const stop = tabs.listen(hear);
      void look().then(sendDue);
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
    /** The network is back, or the student is: what waits need not wait longer. */
    async wake(): Promise<void> {
      failures = 0;
      retryAtMs = 0;
      await sendDue();
    },
    /** Looks what the device holds for this student; before that only this page's own work is known. */
    look,
    /** The newest work of this id that waits for this student, or undefined. */
    find: (id: string): Work | undefined => own().findLast((entry) => entry.id === id)?.work,
    waitingCount: (): number => own().length,
    outcomeOf: outcomes.of,
    subscribe: outcomes.subscribe,
    onSettled: outcomes.onSettled,
  };
}
