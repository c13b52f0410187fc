import { deckOfCards } from './deck-of-cards.ts';
import { eventAndComplement } from './event-and-complement.ts';
import { probabilityScale } from './probability-scale.ts';
import { spinner } from './spinner.ts';
import { stallSpinner } from './stall-spinner.ts';
import { sumsOfTwoDice } from './sums-of-two-dice.ts';
import { threeCoins } from './three-coins.ts';
import { twoDice } from './two-dice.ts';

export const figures = [
  deckOfCards,
  eventAndComplement,
  probabilityScale,
  spinner,
  stallSpinner,
  sumsOfTwoDice,
  threeCoins,
  twoDice,
];
