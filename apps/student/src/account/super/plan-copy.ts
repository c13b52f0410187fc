import { brand } from '@repo/contracts/brand';
import { texts } from '#src/platform/language/texts.ts';

/** Name, benefits and price of the paid plan, shared by all screens that offer it. */
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
