import { tooManyReviews } from '@repo/contracts/messages/revision';
import type { ReadReviews, SendReviewsInput, SentReviews } from '@repo/contracts/revision';
import { packLog, type SettledEvent, withTimes } from '@repo/revision/memory';
import { settleTimes } from '@repo/study-log/settle-times';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';

type Answer = { data: unknown } | { status: number; message: string; errorCode?: string };

/**
 * A fake server that stores reviews like ours. `lose` drops the reply to the next request; `refuse` refuses
 * it.
 */
export async function startReviewServer() {
  let batches: { device: string; events: SettledEvent[] }[] = [];
  let fate: 'taken' | 'lost' | 'refused' | 'full' = 'taken';
  const eventsOf = (device: string) =>
    batches.flatMap((batch) => (batch.device === device ? batch.events : []));

  function take({ device, firstSequence, sentClockMs, events }: SendReviewsInput): SentReviews {
    const known = eventsOf(device);
    const isNew = (sequence: number) => sequence >= known.length;
    if (firstSequence > known.length) return { nextSequence: known.length, settled: [] };
    const noted = events.map((event, index) => ({ ...event, device, sequence: firstSequence + index }));
    const times = { sentClockMs, receivedAtMs: Date.now(), earliestMs: known.at(-1)?.atMs ?? 0 };
    const fresh = noted.filter(({ sequence }) => isNew(sequence));
    const clocksMs = fresh.map(({ clockMs }) => clockMs);
    const added = withTimes(fresh, settleTimes(clocksMs, times));
    if (added.length > 0) batches.push({ device, events: added });
    return { nextSequence: known.length + added.length, settled: [] };
  }

  const read = (after: number): ReadReviews => ({
    batches: batches.slice(after, after + 2).map(({ device, events }) => {
      const { chapterIds, body } = packLog(events);
      const text = Buffer.from(body).toString('base64');
      return { device, firstSequence: events[0]?.sequence ?? 0, chapterIds, body: text };
    }),
    last: Math.min(batches.length, after + 2),
    isMore: batches.length > after + 2,
  });

  function answer({ path, input }: ProcedureCall): Answer {
    if (path === 'progress.reviews') return { data: read((input as { after: number }).after) };
    if (path !== 'exchange.review') return { status: 404, message: 'none' };
    const what = fate;
    fate = 'taken';
    if (what === 'refused') return { status: 400, message: 'This is no review.' };
    if (what === 'full') return { status: 403, message: tooManyReviews };
    const reply = take(input as SendReviewsInput);
    return what === 'lost'
      ? { status: 503, message: 'The service is busy.', errorCode: 'UNAVAILABLE' }
      : { data: reply };
  }

  const { calls } = await startProcedureServer(answer);
  return {
    /** How often each procedure was called. */
    countOf: (path: string) => calls.filter((call) => call.path === path).length,
    events: () => batches.flatMap(({ events }) => events),
    /** Sends reviews as another device of the student would. */
    ...{ take, read },
    lose: () => {
      fate = 'lost';
    },
    refuse: () => {
      fate = 'refused';
    },
    /** Makes the server refuse the next reviews for lack of room. */
    fill: () => {
      fate = 'full';
    },
    /** Simulates a restored backup: only the first batches remain. */
    setBack: (batchCount: number) => {
      batches = batches.slice(0, batchCount);
    },
  };
}
