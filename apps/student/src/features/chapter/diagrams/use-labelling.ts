import type { DrawnLabel } from '@repo/contracts/drawn-labels';
import { useState } from 'react';

const none: ReadonlySet<number> = new Set();

/**
 * State of labelling a drawing: rounds of choosing and checking, each asking for what was missed in the last
 * one.
 */
export function useLabelling(labels: readonly DrawnLabel[]) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [known, setKnown] = useState(none);
  const [isChecked, setIsChecked] = useState(false);
  const asked = labels.flatMap((_, index) => (known.has(index) ? [] : [index]));
  // Compares texts, because two parts may have the same name.
  const isRight = (index: number) => chosen[index] === labels[index]?.text;
  const right = asked.filter(isRight);
  const start = (knownNow: ReadonlySet<number>) => {
    setKnown(knownNow);
    setChosen({});
    setIsChecked(false);
  };
  return {
    asked,
    chosen,
    isChecked,
    isRight,
    /** Number of right answers among those asked. */
    rightCount: right.length,
    isShown: (index: number) => known.has(index) || (isChecked && isRight(index)),
    choose: (index: number, text: string) => setChosen((now) => ({ ...now, [index]: text })),
    check: () => setIsChecked(true),
    tryMissed: () => start(new Set([...known, ...right])),
    restart: () => start(none),
  };
}
