import { texts } from '#src/platform/language/texts.ts';

export const memesCopy = texts('memes', {
  empty: 'No memes found for this chapter.',
  name: (n: number, count: number, chapter: string) => `Meme ${n} of ${count}, ${chapter}`,
  open: (name: string) => `Open: ${name}`,
  counter: (n: number, count: number) => `${n} of ${count}`,
  viewer: 'Memes',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  share: 'Share',
  shareFailed: 'This meme could not be shared',
  hinglish: { broken: 'Image nahi mili', waiting: 'Abhi download nahi hui' },
} as const);
