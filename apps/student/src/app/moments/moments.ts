import { atom, getDefaultStore } from 'jotai';
import { wantsLessMotion } from '#src/platform/less-motion.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isListOf, isText } from '#src/platform/storage/schema.ts';

/** Celebrated events: a finished chapter, a quiz with full marks, a full week of study. */
export type MomentKind = 'chapter' | 'fullMarks' | 'week';
type Moment = { kind: MomentKind; name: string };
export type MomentProps = { kind: MomentKind; onEnd: () => void };

const keptNames = 40;

/** Events celebrated recently. */
const shown = persisted<string[]>({
  key: 'moments',
  scope: 'student',
  area: 'local',
  schema: guarded(isListOf(isText)),
  fallback: [],
});

/** Queue of celebrations, current one first. */
export const momentsAtom = atom<Moment[]>([]);

/**
 * Celebrates an event once, also across reloads; with reduced motion nothing is shown.
 * @param event unique id within its kind: the chapter, the attempt, the day
 * @returns false when it was shown before
 */
export function showMoment(kind: MomentKind, event: string): boolean {
  const name = `${kind} ${event}`;
  const before = shown.get();
  if (before.includes(name)) return false;
  shown.set([...before, name].slice(-keptNames));
  if (!wantsLessMotion()) getDefaultStore().set(momentsAtom, (waiting) => [...waiting, { kind, name }]);
  return true;
}
