import { ballsInATray } from './balls-in-a-tray.ts';
import { boardOfTwentyFive } from './board-of-twenty-five.ts';
import { cardsWithLetters } from './cards-with-letters.ts';
import { deckOfCards } from './deck-of-cards.ts';
import { eventAndComplement } from './event-and-complement.ts';
import { howStudentsCome } from './how-students-come.ts';
import { netOfADie } from './net-of-a-die.ts';
import { netsOfTwoDice } from './nets-of-two-dice.ts';
import { probabilityScale } from './probability-scale.ts';
import { spinner } from './spinner.ts';
import { spinnerWithPrizes } from './spinner-with-prizes.ts';
import { spinnerWithUnequalParts } from './spinner-with-unequal-parts.ts';
import { stallSpinner } from './stall-spinner.ts';
import { sumsOfTwoDice } from './sums-of-two-dice.ts';
import { threeCoins } from './three-coins.ts';
import { twoDice } from './two-dice.ts';
import { twoSpinners } from './two-spinners.ts';

export const figures = [
  ballsInATray,
  boardOfTwentyFive,
  cardsWithLetters,
  deckOfCards,
  eventAndComplement,
  howStudentsCome,
  netOfADie,
  probabilityScale,
  spinnerWithPrizes,
  spinnerWithUnequalParts,
  spinner,
  stallSpinner,
  sumsOfTwoDice,
  threeCoins,
  twoDice,
  twoSpinners,
  netsOfTwoDice,
];
