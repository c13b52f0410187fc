import { studyDay } from '@repo/contracts/progress.rules';
import { useEffect, useState } from 'react';

const dayMs = 86_400_000;

/** The day in India, as YYYY-MM-DD; updates at midnight and when the student returns to the tab. */
export function useToday(): string {
  const [today, setToday] = useState(() => studyDay(new Date()));
  useEffect(() => {
    const look = () => setToday(studyDay(new Date()));
    const untilMidnightMs = Date.parse(`${today}T00:00:00+05:30`) + dayMs - Date.now();
    const timer = setTimeout(look, Math.max(0, Math.min(untilMidnightMs, dayMs)));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
