import { withExtraTime } from '@repo/contracts/extra-time.rules';
import { useEffect } from 'react';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';
import { usePersisted } from '#src/platform/storage/use-persisted.ts';

/** Accessibility settings: extra time, no motion, wider letter spacing. */
export type StudyNeed = 'extra-time' | 'calm' | 'spacing';

/**
 * These change the page's look through attributes of the root, which the start script sets before the first
 * paint.
 */
const shownNeeds = ['calm', 'spacing'] as const satisfies StudyNeed[];

/** Space-separated names. Health data of a child: never leaves the device. */
const kept = persisted<string>({
  key: 'needs',
  scope: 'student',
  area: 'local',
  schema: guarded(isText),
  fallback: '',
  format: 'text',
});

const needsIn = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));

/** The student's accessibility settings (docs/product/study.md#study-needs). */
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

/** Applies the settings to the page until logout. */
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

/** The student's time limit in minutes, with extra time if set. */
export const minutesAllowed = (minutes: number): number =>
  needsIn(kept.get()).has('extra-time') ? withExtraTime(minutes) : minutes;
