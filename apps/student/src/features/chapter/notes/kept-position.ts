import { brand } from '@repo/contracts/brand';
import { type LastRead, lastReadKey } from '#src/session/last-read.ts';
import type { Place } from './place.ts';
import type { Position } from './position.ts';

type Kept = Position & { userId: string };

const positionKey = ({ subjectId, chapterId }: Place) =>
  `${brand.storagePrefix}-position-${subjectId}-${chapterId}`;
const unsentKey = `${brand.storagePrefix}-unsent-positions`;

/** Storage that is full or blocked costs comfort alone, never the reading. */
function quietly<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}

function readUnsent(): string[] {
  const stored: unknown = quietly(() => JSON.parse(sessionStorage.getItem(unsentKey) ?? '[]'), []);
  return Array.isArray(stored) ? stored.map(String) : [];
}

const writeUnsent = (keys: string[]) =>
  quietly(() => sessionStorage.setItem(unsentKey, JSON.stringify(keys)), undefined);

/** Keeps a position on this device, as unsent in this session, and as what was read last. */
export function keepPosition(userId: string, place: Place, position: Position): void {
  const key = positionKey(place);
  const kept: Kept = { topicIndex: position.topicIndex, pageIndex: position.pageIndex, userId };
  quietly(() => localStorage.setItem(key, JSON.stringify(kept)), undefined);
  const unsent = readUnsent();
  if (!unsent.includes(key)) writeUnsent([...unsent, key]);
  keepLastRead(place, position);
}

/** Keeps what was read last, for the way back to it. */
export function keepLastRead(place: Place, { topicIndex, pageIndex }: Position): void {
  const last: LastRead = { ...place, topicIndex, pageIndex, at: new Date().toISOString() };
  quietly(() => localStorage.setItem(lastReadKey, JSON.stringify(last)), undefined);
}

/** The student's own position on this device, or null. */
export function readKeptPosition(userId: string, place: Place): Position | null {
  const value: unknown = quietly(() => JSON.parse(localStorage.getItem(positionKey(place)) ?? 'null'), null);
  if (typeof value !== 'object' || value === null) return null;
  const { topicIndex, pageIndex, userId: owner } = value as Partial<Kept>;
  if (owner !== userId || !Number.isInteger(topicIndex) || !Number.isInteger(pageIndex)) return null;
  return { topicIndex, pageIndex } as Position;
}

/** Whether this session changed the position and the server is not known to have it. */
export function isUnsent(place: Place): boolean {
  return readUnsent().includes(positionKey(place));
}

/** The server has the position. */
export function markSent(place: Place): void {
  const unsent = readUnsent();
  if (unsent.includes(positionKey(place))) writeUnsent(unsent.filter((key) => key !== positionKey(place)));
}
