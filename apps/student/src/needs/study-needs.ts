import { withExtraTime } from '@repo/contracts/extra-time.rules';
import { useEffect } from 'react';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, isText } from '#src/storage/schema.ts';
import { usePersisted } from '#src/storage/use-persisted.ts';

/** What makes studying possible for some: more time, nothing that moves, room between letters. */
export type StudyNeed = 'extra-time' | 'calm' | 'spacing';

/** These change how the page looks: by an attribute of the root, which the start script sets before the first paint. */
const shownNeeds = ['calm', 'spacing'] as const satisfies StudyNeed[];

/** Names with blanks between them. It tells of a child's health: it never leaves the device. */
const kept = persisted<string>({
  key: 'needs',
  scope: 'student',
  area: 'local',
  schema: guarded(isText),
  fallback: '',
  format: 'text',
});

const needsIn = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));

/** What this student needs (docs/product/study.md#study-needs). */
export function useStudyNeeds(): {
  has: (need: StudyNeed) => boolean;
  set: (need: StudyNeed, isOn: boolean) => void;
} {
  const needs = needsIn(usePersisted(kept));
  return {
    has: (need) => needs.has(need),
    set(need, isOn) {
      const others = [...needsIn(kept.get())].filter((one) => one !== need);
      kept.set((isOn ? [...others, need] : others).join(' '));
    },
  };
}

/** Keeps the page as this student needs it, until they are logged out. */
export function useNeedsOnPage(): void {
  const text = usePersisted(kept);
  useEffect(() => {
    const root = document.documentElement;
    for (const need of shownNeeds) root.toggleAttribute(`data-${need}`, needsIn(text).has(need));
    return () => {
      for (const need of shownNeeds) root.removeAttribute(`data-${need}`);
    };
  }, [text]);
}

/** The minutes that this student has for what gives so many. */
export const minutesAllowed = (minutes: number): number =>
  needsIn(kept.get()).has('extra-time') ? withExtraTime(minutes) : minutes;
