import { brand } from '@repo/contracts/brand';
import { useEffect, useState } from 'react';

const key = `${brand.storagePrefix}-used-tabs`;

/** The tabs opened on one calendar day, by chapter. */
type Used = { day: string; tabs: Record<string, string[]> };

const today = () => new Date().toDateString();

function readUsed(): Used {
  try {
    const used = JSON.parse(localStorage.getItem(key) ?? 'null') as Used | null;
    if (used?.day === today() && typeof used.tabs === 'object') return used;
  } catch {
    // Nothing readable: a day like any new one.
  }
  return { day: today(), tabs: {} };
}

/**
 * The tabs of this chapter that were opened today before the one that is open now; opening one marks it.
 * @param tab the open one, or null while none can be used
 */
export function useUsedTabs(chapterId: string, tab: string | null): ReadonlySet<string> {
  const [used, setUsed] = useState<readonly string[]>(() => readUsed().tabs[chapterId] ?? []);
  useEffect(() => {
    if (tab === null) return;
    setUsed((before) => (before.includes(tab) ? before : [...before, tab]));
    const now = readUsed();
    const known = now.tabs[chapterId] ?? [];
    if (known.includes(tab)) return;
    try {
      const next: Used = { ...now, tabs: { ...now.tabs, [chapterId]: [...known, tab] } };
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Then the ticks last as long as the screen.
    }
  }, [chapterId, tab]);
  return new Set(used.filter((name) => name !== tab));
}
