import { texts } from '#src/platform/language/texts.ts';

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
  voices: { en: 'English voice', hi: 'Hindi voice' },
  unread: {
    en: 'This device has no English voice. English sentences are left out.',
    hi: 'This device has no Hindi voice. Hindi sentences are left out.',
  },
  done: 'Done',
} as const);
