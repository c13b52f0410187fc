import { useState } from 'react';
import { keepPractice, readPractice } from '#src/questions/kept-practice.ts';
import type { NumberVariant } from '#src/questions/number-variant.ts';
import { useUser } from '#src/session/session.ts';

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
