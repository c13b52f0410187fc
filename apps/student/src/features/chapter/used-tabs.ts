import { useEffect, useState } from 'react';
import { useUser } from '#src/session/session.ts';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText } from '#src/storage/schema.ts';

/** The tabs opened on one calendar day, by chapter. An older release did not say whose they are. */
type Used = { day: string; tabs: Record<string, unknown>; userId?: unknown };

const usedTabs = persisted<Used, null>({
  key: 'used-tabs',
  scope: 'student',
  area: 'local',
  schema: guarded(hasFields<{ day: string; tabs: Record<string, unknown> }>({ day: isText, tabs: isRecord })),
  fallback: null,
});

const today = () => new Date().toDateString();

/** What this student used today, of all chapters. */
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
 * The tabs of this chapter that were opened today before the one that is open now; opening one marks it.
 * @param tab the open one, or null while none can be used
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
  return new Set(used.filter((name) => name !== tab));
}
