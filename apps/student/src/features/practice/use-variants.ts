import { useState } from 'react';
import { keepPractice, readPractice } from '#src/questions/kept-practice.ts';
import type { NumberVariant } from '#src/questions/number-variant.ts';
import { useUser } from '#src/session/session.ts';

/** The finished practice's questions with other numbers, by index; stored with it, so that a reload shows them again. */
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
