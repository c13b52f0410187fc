import { randomUUID } from 'node:crypto';

const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;
/**
 * Numbers further than this from the time of writing are not timestamps, but numbers or texts of the content.
 */
const nearMs = 800 * dayMs;

/** An id that the server made (docs/decisions/0001-ids.md). */
export const serverId = /^[0-9a-f]{32}$/;

const dayIn = (moment: number) => Math.floor((moment + indiaMs) / dayMs);
const withDay = (text: string, days: number) =>
  new Date(Date.parse(text) + days * dayMs).toISOString().slice(0, 10);

/**
 * The text of a profile as if it had been written now, on this server. All its moments move on, so that a deadline is as far away as it
 * was; days of India move by whole days. Ids of the server become those of `ids`, and UUIDs that the device made are replaced by new ones.
 */
export function moveToNow(
  text: string,
  {
    writtenAtMs,
    ids,
    nowMs = Date.now(),
  }: { writtenAtMs: number; ids: ReadonlyMap<string, string>; nowMs?: number },
): string {
  const ahead = nowMs - writtenAtMs;
  const days = dayIn(nowMs) - dayIn(writtenAtMs);
  const isNear = (moment: number) => Math.abs(moment - writtenAtMs) < nearMs;
  const ownIds = new Map<string, string>();
  const ownIdOf = (id: string) => {
    const fresh = ownIds.get(id) ?? randomUUID();
    ownIds.set(id, fresh);
    return fresh;
  };
  return text
    .replace(/[0-9a-f]{32,}/g, (id) => ids.get(id) ?? id)
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, ownIdOf)
    .replace(/(?<![\d.])\d{13}(?!\d)/g, (ms) => (isNear(Number(ms)) ? String(Number(ms) + ahead) : ms))
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (moment) =>
      isNear(Date.parse(moment)) ? new Date(Date.parse(moment) + ahead).toISOString() : moment,
    )
    .replace(/(?<![\d-])20\d\d-\d\d-\d\d(?![\dT-])/g, (day) =>
      isNear(Date.parse(day)) ? withDay(day, days) : day,
    );
}
