import { atom, getDefaultStore } from 'jotai';
import { wantsLessMotion } from '#src/needs/less-motion.ts';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, isListOf, isText } from '#src/storage/schema.ts';

/** What is celebrated: a finished chapter, a quiz with full marks, a week of study without a gap. */
export type MomentKind = 'chapter' | 'fullMarks' | 'week';
type Moment = { kind: MomentKind; name: string };
export type MomentProps = { kind: MomentKind; onEnd: () => void };

const keptNames = 40;

/** The moments that were shown last, by name. */
const shown = persisted<string[]>({
  key: 'moments',
  scope: 'student',
  area: 'local',
  schema: guarded(isListOf(isText)),
  fallback: [],
});

/** Those that wait for their turn, the one on screen first. */
export const momentsAtom = atom<Moment[]>([]);

/**
 * Shows the moment of an event, once however often its page is loaded; to who asked for less motion nothing is drawn.
 * @param event names it among its kind: the chapter, the attempt, the day
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
