import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from './arrivals.ts';
import { type CallName, callsOutside, events, saves } from './call-names.ts';
import { type Addresses, type Call, calls, type Visit } from './calls.ts';
import type { Activity } from './evening.ts';
import type { HttpClient, Reply } from './http-client.ts';
import type { Ledger } from './ledger.ts';
import { type LoadStudent, newDevice } from './students.ts';
import { addError, errorText, type Tally } from './tally.ts';

/** More concurrent activities mean a fault, and would only fill this machine's memory. */
const underWayMax = 3_000;
const mailPatienceMs = 20_000;
const betweenLooksMs = 250;

export type Visits = {
  /** Starts an activity without waiting for it. `dueAtMs` in the time of performance.now(). */
  begin(activity: Activity, dueAtMs: number): void;
  /** Activities that end from now on are counted here. */
  countIn(tally: Tally): void;
  underWay(): number;
  /** Resolves when no activity is in progress. */
  idle(): Promise<void>;
};

export type VisitsOptions = {
  students: readonly LoadStudent[];
  addresses: Addresses;
  client: HttpClient;
  ledger: Ledger;
  random: Random;
};

const hasEvent = ({ calls: names }: Activity) => names.some((name) => events.has(name));

const isGood = (name: CallName, { status }: Reply) =>
  (status >= 200 && status < 300) || (name === 'content' && status === 304);

/** Students' activities: each goes to a random student when the generator starts it. */
export function createVisits({ students, addresses, client, ledger, random }: VisitsOptions): Visits {
  let tally: Tally | null = null;
  let running = 0;
  let newcomers = 0;
  const buyers = students.filter(({ isSuper }) => !isSuper);

  /** A random student, or the next one without a pending save if the activity saves. */
  function pick(isSaving: boolean): LoadStudent | null {
    const first = Math.floor(random() * students.length);
    for (let tried = 0; tried < 50; tried++) {
      const student = students[(first + tried) % students.length];
      if (student && !(isSaving && (student.isSaving || student.isUncertain))) return student;
    }
    return null;
  }

  function visitorOf(activity: Activity): LoadStudent | null {
    if (activity.calls.includes('order')) return buyers.pop() ?? null;
    return pick(hasEvent(activity));
  }

  function countReply(name: CallName, reply: Reply, ms: number): void {
    if (!tally || callsOutside.has(name)) return;
    tally.requests += 1;
    tally.all.add(ms);
    if (saves.has(name)) tally.saves.add(ms);
    if (name === 'sign-in') tally.signIns.add(ms);
    if (!isGood(name, reply)) addError(tally, errorText(name, reply));
  }

  /** @returns whether the visit continues */
  async function make(name: CallName, visit: Visit, dueAtMs: number): Promise<boolean> {
    const call: Call = calls[name];
    const giveUpAt = performance.now() + mailPatienceMs;
    for (;;) {
      const reply = await client.send(call.send(visit, addresses));
      countReply(name, reply, performance.now() - dueAtMs);
      if (!isGood(name, reply)) return false;
      try {
        call.done?.(visit, reply.text);
        return true;
      } catch (error) {
        if (!call.isAwaited || performance.now() > giveUpAt) {
          if (tally) addError(tally, `${name} ${error instanceof Error ? error.message : String(error)}`);
          return false;
        }
        await delay(betweenLooksMs);
      }
    }
  }

  async function perform(activity: Activity, visit: Visit, dueAtMs: number): Promise<void> {
    let dueAt = dueAtMs;
    for (const name of activity.calls) {
      if (!(await make(name, visit, dueAt))) return;
      // The next call is due now, because the app waits for the answer before it calls again.
      dueAt = performance.now();
    }
  }

  async function save({ student }: Visit, isPosition: boolean, work: () => Promise<void>): Promise<void> {
    const { sequence } = student;
    student.isSaving = true;
    if (isPosition) student.page += 1;
    await work();
    student.isSaving = false;
    if (student.sequence > sequence) return;
    // Unknown whether the server received this sequence number.
    Object.assign(student, newDevice());
    student.isUncertain = isPosition;
  }

  function begin(activity: Activity, dueAtMs: number): void {
    const student = visitorOf(activity);
    tally?.lateness.add(performance.now() - dueAtMs);
    if (!student || running >= underWayMax) {
      if (tally) addError(tally, student ? 'not begun: too many under way' : 'not begun: nobody is free');
      return;
    }
    const isNewcomer = activity.calls.includes('sign-up');
    if (isNewcomer) newcomers += 1;
    const email = isNewcomer ? `newcomer-${newcomers}@example.com` : student.email;
    const visit: Visit = { student, ledger, email, attemptId: ledger.newAttemptId(), code: '', orderId: '' };
    const work = () => perform(activity, visit, dueAtMs);
    running += 1;
    const done = hasEvent(activity) ? save(visit, activity.calls.includes('position'), work) : work();
    void done.finally(() => (running -= 1));
  }

  return {
    begin,
    countIn(next) {
      tally = next;
    },
    underWay: () => running,
    async idle() {
      while (running > 0) await delay(20);
    },
  };
}
