import { marksReadMax } from '@repo/contracts/limits/marks';
import type { MarkEdit, ReadMarks, SendMarksInput, SentMarks } from '@repo/contracts/marks';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';

type Stored = MarkEdit & { sequence: number; editIds: string[]; changedAt: string };
type Answer = { data: unknown } | { status: number; message: string };

/** A server that keeps marks as ours does, so many at most. `lose` lets the reply to the next sending get lost. */
export async function startMarkServer(max = 1_000) {
  const stored = new Map<string, Stored>();
  let last = 0;
  let isLost = false;
  const all = () => [...stored.values()].sort((one, other) => one.sequence - other.sequence);
  const living = () => all().filter(({ isRemoved }) => !isRemoved);

  function take({ edits }: SendMarksInput): SentMarks {
    const refused: SentMarks['refused'] = [];
    for (const edit of edits) {
      const before = stored.get(edit.markId);
      if (before?.editIds.includes(edit.editId) || (!before && edit.isRemoved)) continue;
      const isNew = !edit.isRemoved && (before?.isRemoved ?? true);
      if (isNew && living().length >= max) {
        refused.push({ editId: edit.editId });
        continue;
      }
      last += 1;
      stored.set(edit.markId, {
        ...edit,
        ...{ sequence: last, changedAt: new Date().toISOString() },
        editIds: [...(before?.editIds ?? []), edit.editId],
      });
    }
    return { refused };
  }

  function read(after: number): ReadMarks {
    const rows = all().filter(({ sequence }) => sequence > after);
    const page = rows.slice(0, marksReadMax);
    return {
      marks: page.map(({ sequence: _, editIds: __, editId: ___, ...mark }) => mark),
      last: page.at(-1)?.sequence ?? after,
      isMore: rows.length > page.length,
      count: living().length,
    };
  }

  function answer({ path, input }: ProcedureCall): Answer {
    if (path === 'progress.marks') return { data: read((input as { after: number }).after) };
    if (path !== 'progress.sendMarks') return { status: 404, message: 'none' };
    const { edits } = input as SendMarksInput;
    if (edits.some(({ note }) => note === 'bad')) return { status: 400, message: 'This is no mark.' };
    const reply = take({ edits });
    if (!isLost) return { data: reply };
    isLost = false;
    return { status: 503, message: 'The service is busy.' };
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
    /** As it forgets removals of long ago. */
    forgetRemoved: () => {
      for (const { markId, isRemoved } of all()) if (isRemoved) stored.delete(markId);
    },
  };
}
