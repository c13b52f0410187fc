import { texts } from '#src/platform/language/texts.ts';

export const characterCopy = texts('character', {
  open: (name: string) => `Study companion: ${name}. Change`,
  title: 'Choose your study companion',
  legend: 'Study companion',
  done: 'Done',
  lines: {
    kalam: 'Tension mat lo, likhte jao.',
    mitu: 'Galti? Mita denge.',
    prakar: 'Ek dum perfect chahiye.',
    haldi: 'Aaj toh phod denge!',
  },
} as const);
