import { brand } from '@repo/contracts/brand';
import { texts } from '#src/language/texts.ts';

/** What the paid plan is called, brings and costs: said by every screen that offers it. */
export const planCopy = texts('plan', {
  name: brand.planName,
  upgrade: 'Upgrade',
  useFree: 'Use free chapter',
  benefitsLabel: `What ${brand.planName} brings`,
  benefits: [
    'Unlock all subjects and chapters',
    'Unlock cool GEN-Z chapter explainers',
    'Early access to new features',
    'Flashcards for speed revise',
    'And much more to explore',
  ],
} as const);
