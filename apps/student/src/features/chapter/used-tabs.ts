import { useEffect, useState } from 'react';
import { chapterSteps } from '#src/platform/session/chapter-steps.ts';
import { useUser } from '#src/platform/session/session.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText } from '#src/platform/storage/schema.ts';
import { usePersisted } from '#src/platform/storage/use-persisted.ts';

/** Tabs opened on one calendar day, by chapter. Older releases didn't store the user. */
type Used = { day: string; tabs: Record<string, unknown>; userId?: unknown };

const usedTabs = persisted<Used, null>({
  key: 'used-tabs',
  scope: 'student',
  area: 'local',
  schema: guarded(hasFields<{ day: string; tabs: Record<string, unknown> }>({ day: isText, tabs: isRecord })),
  fallback: null,
});

const today = () => new Date().toDateString();

/** This student's tabs of today, for all chapters. */
function readTabs(userId: string): Record<string, unknown> {
  const used = usedTabs.get();
  const isOwn = used?.userId === undefined || used.userId === userId;
  return used?.day === today() && isOwn ? used.tabs : {};
}

function tabsOf(userId: string, chapterId: string): string[] {
  const tabs = readTabs(userId)[chapterId];
  return Array.isArray(tabs) ? tabs.map(String) : [];
}

/**
 * Tabs of this chapter opened earlier today, without the quiz when its last attempt failed; opening one records it.
 * @param tab the open one, or null while none is usable
 */
export function useUsedTabs(chapterId: string, tab: string | null): ReadonlySet<string> {
  const { id: userId } = useUser();
  const [used, setUsed] = useState<readonly string[]>(() => tabsOf(userId, chapterId));
  useEffect(() => {
    if (tab === null) return;
    setUsed((before) => (before.includes(tab) ? before : [...before, tab]));
    const known = tabsOf(userId, chapterId);
    if (known.includes(tab)) return;
    const tabs = { ...readTabs(userId), [chapterId]: [...known, tab] };
    usedTabs.set({ userId, day: today(), tabs });
  }, [userId, chapterId, tab]);
  const steps = usePersisted(chapterSteps);
  const hasFailed = steps?.userId === userId && steps.chapters[chapterId]?.quiz?.isPassed === false;
  return new Set(used.filter((name) => name !== tab && !(name === 'quiz' && hasFailed)));
}
