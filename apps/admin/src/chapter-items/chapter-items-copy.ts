import { pageMaxLength } from '@repo/contracts/limits/content';
import { marksText } from '@repo/contracts/written.rules';

/** Texts shared by the tabs of a chapter. */
export const itemsCopy = {
  inMarks: (halves: number) => (halves <= 2 ? `${marksText(halves)} mark` : `${marksText(halves)} marks`),
  seen: 'Shown',
  unseen: 'Hidden',
  difficulty: 'Difficulty',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  extra: "Extra: not asked in the board's paper",
  extraHint: 'Students see this label. Board papers and mixed practice leave it out.',
  language: 'Language',
  languages: { 'en-IN': 'English', 'hi-IN': 'हिन्दी', 'hi-Latn': 'Hinglish' },
  languageHint: (name: string) =>
    `Students whose app speaks ${name} read this. What you leave empty they read in English.`,
  /** Shown in a list, next to other facts. */
  isExtra: 'Extra',
  fetchHint: 'Check your internet connection and try again.',
  gone: 'It is not there any more: somebody deleted or moved it',
  orderFailed: 'The new order could not be saved',
  duplicate: 'Duplicate',
  copyTo: (place: string) => `Copy to a ${place}…`,
  moveTo: (place: string) => `Move to a ${place}…`,
  copyTitle: (name: string, place: string) => `Copy “${name}” to which ${place}?`,
  moveTitle: (name: string, place: string) => `Move “${name}” to which ${place}?`,
  chapter: 'Chapter or subject',
  noChapter: 'There is no other chapter of this name',
  holder: (place: string) => `Name of the ${place}`,
  noHolder: (place: string) => `There is no other ${place} of this name in this chapter`,
  otherChapter: 'Another chapter',
  holdersFailed: 'Failed to fetch what is in this chapter',
  duplicated: (noun: string) => `${noun} duplicated`,
  copied: (noun: string, chapter: string) => `${noun} copied to ${chapter}`,
  moved: (noun: string, chapter: string) => `${noun} moved to ${chapter}`,
  copyFailed: (noun: string) => `Failed to copy ${noun.toLowerCase()}`,
  moveFailed: (noun: string) => `Failed to move ${noun.toLowerCase()}`,
  pageAddFailed: 'Failed to add page',
  pageUpdateFailed: 'Failed to update page',
  pageTooLong: `A page has at most ${pageMaxLength.toLocaleString('en-IN')} characters`,
  pageDeleteFailed: 'Failed to delete page',
} as const;
