import { marksReadMax } from '@repo/contracts/limits/marks';
import type { MarkChange } from '@repo/contracts/marks';
import { tooManyMarks } from '@repo/contracts/messages/progress';
import type { Saved, SavedPage } from '@repo/contracts/saved-kinds';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';

type SavedMark = Saved<'mark'>;
type Stored = SavedMark & { sequence: number };
type Answer = { data: unknown } | { status: number; message: string; errorCode?: string };

/** A fake server that stores marks like ours, up to a limit. `lose` drops the reply to the next change. */
export async function startMarkServer(max = 1_000) {
  const stored = new Map<string, Stored>();
  let last = 0;
  let isLost = false;
  const all = () => [...stored.values()].sort((one, other) => one.sequence - other.sequence);
  const living = () => all().filter(({ isRemoved }) => !isRemoved);

  /**
   * Stores a change.
   * @returns the mark that wins; null when the limit is reached
   */
  function take(change: MarkChange, atMs = Date.now()): SavedMark | null {
    const before = stored.get(change.markId);
    if (before && Date.parse(before.changedAt) > atMs) return before;
    if (!change.isRemoved && (before?.isRemoved ?? true) && living().length >= max) return null;
    const saved = { ...change, changedAt: new Date(atMs).toISOString() };
    if (before || !change.isRemoved) stored.set(change.markId, { ...saved, sequence: ++last });
    return saved;
  }

  function read(after: number): SavedPage<'mark'> {
    const rows = all().filter(({ sequence }) => sequence > after);
    const page = rows.slice(0, marksReadMax);
    return {
      kind: 'mark',
      items: page.map(({ sequence: _, ...mark }) => mark),
      last: page.at(-1)?.sequence ?? after,
      isMore: rows.length > page.length,
      count: living().length,
    };
  }

  function answer({ path, input, clockMs }: ProcedureCall): Answer {
    if (path === 'progress.saved') return { data: read((input as { after: number }).after) };
    if (path !== 'exchange.mark') return { status: 404, message: 'none' };
    const saved = take(input as MarkChange, clockMs);
    if (!saved) return { status: 403, message: tooManyMarks };
    if (!isLost) return { data: saved };
    isLost = false;
    return { status: 503, message: 'The service is busy.', errorCode: 'UNAVAILABLE' };
  }

  const { calls } = await startProcedureServer(answer);
  return {
    countOf: (path: string) => calls.filter((call) => call.path === path).length,
    notes: () => living().map(({ note }) => note),
    living,
    take,
    read,
    lose: () => {
      isLost = true;
    },
    /** Forgets old removals, as the server does. */
    forgetRemoved: () => {
      for (const { markId, isRemoved } of all()) if (isRemoved) stored.delete(markId);
    },
  };
}
