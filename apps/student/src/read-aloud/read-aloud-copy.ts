import { texts } from '#src/language/texts.ts';

/** Texts of the voice that reads a page. */
export const readAloudCopy = texts('readAloud', {
  open: 'Read aloud',
  bar: 'Reading aloud',
  pause: 'Pause',
  goOn: 'Go on',
  back: 'Back a sentence',
  on: 'On a sentence',
  stop: 'Stop reading aloud',
  pageEnd: 'End of the page',
  nextPage: 'Next page',
  again: 'Read again',
  failed: 'The voice fell silent.',
  tryAgain: 'Try again',
  notLoaded: 'Could not be loaded. Try again with a network.',
  howOf: (speed: string) => `${speed}, speed and voice`,
  how: 'Speed and voice',
  speed: 'Speed',
  speedOf: (speed: number) => `${speed}×`,
  voice: 'Voice',
  done: 'Done',
} as const);
