import { useState } from 'react';
import { useScreenTitle } from '#src/navigation/use-screen-title.ts';
import { useUser } from '#src/session/session.ts';
import { EarlyPractice } from './early-practice.tsx';
import { practiceCopy } from './practice-copy.ts';
import { PracticeSoon } from './practice-soon.tsx';

/** Practice over several chapters: Super has early access to it, everyone else sees what it will be. */
export function PracticeScreen() {
  useScreenTitle(practiceCopy.title);
  const { plan } = useUser();
  // A plan that ends in the middle of a practice ends it at the next visit, not in the middle.
  const [wasSuper] = useState(plan === 'Pro');
  return wasSuper || plan === 'Pro' ? <EarlyPractice /> : <PracticeSoon />;
}
