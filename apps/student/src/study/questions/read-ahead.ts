import type { Question } from '@repo/contracts/tests';
import { readMarkupAhead } from '@repo/ui/markup';
import { useEffect } from 'react';
import { questionTexts } from '#src/content/plain-text/question-texts.ts';
import { whenIdle } from '#src/platform/layout/when-idle.ts';
import { shortOptionsOf } from './assertion-reason.ts';

/** Parses the next question's texts in idle time. */
export function useReadAhead(next: Question | undefined): void {
  useEffect(() => {
    if (!next) return;
    return whenIdle(() => {
      for (const text of questionTexts(next)) readMarkupAhead({ text });
      for (const text of shortOptionsOf(next) ?? next.options) readMarkupAhead({ text, inline: true });
    });
  }, [next]);
}
