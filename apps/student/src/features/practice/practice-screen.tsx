import { practiceCopy } from 'virtual:messages/practice';
import { useState } from 'react';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useUser } from '#src/platform/session/session.ts';
import { EarlyPractice } from './early-practice.tsx';
import { PracticeSoon } from './practice-soon.tsx';

/** Practice across chapters: early access for Super students, a placeholder for others. */
export function PracticeScreen() {
  useScreenTitle(practiceCopy.title);
  const { plan } = useUser();
  // A plan that expires during a practice takes effect on the next visit.
  const [wasSuper] = useState(plan === 'Pro');
  return wasSuper || plan === 'Pro' ? <EarlyPractice /> : <PracticeSoon />;
}
