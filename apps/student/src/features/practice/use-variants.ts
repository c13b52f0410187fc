import { useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { keepPractice, readPractice } from '#src/study/questions/kept-practice.ts';
import type { NumberVariant } from '#src/study/questions/number-variant.ts';

/** Variants of the finished practice's questions, by index; stored with it to survive a reload. */
export function useVariants() {
  const { id: userId } = useUser();
  const [variants, setVariants] = useState(() => readPractice(userId)?.variants ?? {});
  return {
    variants,
    keepVariant: (index: number, variant: NumberVariant) => {
      const next = { ...variants, [index]: variant };
      setVariants(next);
      const kept = readPractice(userId);
      if (kept) keepPractice(userId, { ...kept, variants: next });
    },
  };
}
