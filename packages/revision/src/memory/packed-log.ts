import type { SettledEvent } from './events.ts';
import { grades } from './grades.ts';

/**
 * Storage format of consecutive events of one device: 16 bytes each (item hash 8, index of the chapter 1, act
 * 1, time in milliseconds 6), plus 12 for an undo (device 8, sequence 4).
 */
export type PackedLog = { chapterIds: string[]; body: Uint8Array };

const eventBytes = 16;
const undoBytes = 12;
const offsets = { chapter: 8, act: 9, time: 10, device: 16, sequence: 24 };
const acts = { undo: 5, suspend: 6, resume: 7 };
const high = 2 ** 32;
const mostChapters = 256;

const isGrade = (act: number): act is (typeof grades)[keyof typeof grades] =>
  act >= grades.again && act <= grades.easy;
const hexOf = (number: bigint) => number.toString(16).padStart(16, '0');

/**
 * @param events of one device, with consecutive sequence numbers
 * @throws RangeError for more than 256 chapters
 */
export function packLog(events: readonly SettledEvent[]): PackedLog {
  const chapterIds = [...new Set(events.map(({ chapterId }) => chapterId))];
  if (chapterIds.length > mostChapters) throw new RangeError(`${chapterIds.length} chapters in one log`);
  const size = events.reduce((sum, { kind }) => sum + eventBytes + (kind === 'undo' ? undoBytes : 0), 0);
  const body = new Uint8Array(size);
  const view = new DataView(body.buffer);
  let at = 0;
  for (const event of events) {
    view.setBigUint64(at, BigInt(`0x${event.item}`));
    view.setUint8(at + offsets.chapter, chapterIds.indexOf(event.chapterId));
    view.setUint8(at + offsets.act, event.kind === 'review' ? event.grade : acts[event.kind]);
    view.setUint16(at + offsets.time, Math.floor(event.atMs / high));
    view.setUint32(at + offsets.time + 2, event.atMs % high);
    if (event.kind === 'undo') {
      view.setBigUint64(at + offsets.device, BigInt(`0x${event.target.device}`));
      view.setUint32(at + offsets.sequence, event.target.sequence);
      at += undoBytes;
    }
    at += eventBytes;
  }
  return { chapterIds, body };
}

/**
 * Reads the format of `packLog`.
 * @param device 16 hexadecimal digits
 * @param firstSequence of the first event
 * @param only hashes of the requested items; all by default
 * @throws RangeError for invalid bytes
 */
export function unpackLog(
  { chapterIds, body }: PackedLog,
  device: string,
  firstSequence: number,
  only?: Pick<ReadonlySet<bigint>, 'has'>,
): SettledEvent[] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const events: SettledEvent[] = [];
  for (let at = 0, sequence = firstSequence; at < body.length; at += eventBytes, sequence += 1) {
    const act = view.getUint8(at + offsets.act);
    const hash = view.getBigUint64(at);
    if (only && !only.has(hash)) {
      at += act === acts.undo ? undoBytes : 0;
      continue;
    }
    const base = {
      device,
      sequence,
      item: hexOf(hash),
      chapterId: chapterIds[view.getUint8(at + offsets.chapter)] ?? '',
      atMs: view.getUint16(at + offsets.time) * high + view.getUint32(at + offsets.time + 2),
    };
    if (isGrade(act)) events.push({ ...base, kind: 'review', grade: act });
    else if (act === acts.suspend) events.push({ ...base, kind: 'suspend' });
    else if (act === acts.resume) events.push({ ...base, kind: 'resume' });
    else if (act === acts.undo) {
      const target = {
        device: hexOf(view.getBigUint64(at + offsets.device)),
        sequence: view.getUint32(at + offsets.sequence),
      };
      events.push({ ...base, kind: 'undo', target });
      at += undoBytes;
    } else throw new RangeError(`no act has the number ${act}`);
  }
  return events;
}
