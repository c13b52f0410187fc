import { replacePlacesMax } from '@repo/contracts/limits/admin';
import type { PlaceKind, TextPlace } from '@repo/contracts/replace-content';
import { spokenText } from '@repo/ui/markup-needs';
import { wordsOf } from '#src/selection/chapter-tabs.ts';

const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** Texts of find and replace. */
export const replaceCopy = {
  heading: 'Find and replace',
  intro: 'Changes drafts. Students get the new words when you publish.',
  find: 'Find',
  to: 'Replace with',
  toHint: 'Leave it empty to delete what was found.',
  matchCase: 'Match case',
  wholeWord: 'Whole words',
  nothingToFind: 'Type what to look for',
  where: (chapters: number, all: number, kinds: number, allKinds: number) =>
    [
      chapters === all ? 'In all chapters' : `In ${chapters} of ${all} chapters`,
      kinds === allKinds ? 'all kinds' : `${kinds} of ${allKinds} kinds`,
    ].join(', '),
  kinds: 'Kinds',
  chapters: 'Chapters',
  search: 'Find all',
  searchFailed: 'The search failed',
  none: 'Not found in these drafts.',
  found: (count: number) => `Found in ${places(count)}.`,
  more: `Only the first ${replacePlacesMax} places are shown. Replace these, or search fewer chapters.`,
  all: (chapter: string) => `All in ${chapter}`,
  ofPlace: ({ list, name, part, pageId }: TextPlace) =>
    [
      wordsOf(list).found,
      spokenText(name),
      part === null ? null : pageId === null ? `question ${part}` : `page ${part}`,
    ]
      .filter(Boolean)
      .join(', '),
  kindOf: {
    words: null,
    formula: 'In a formula',
    link: 'In an address or the name of a figure',
    marks: 'In signs of the formatting',
  } satisfies Record<PlaceKind, string | null>,
  open: 'Open',
  openName: (name: string) => `Open ${name}`,
  replace: (count: number) => `Replace ${places(count)}`,
  replaceFailed: 'Nothing was replaced',
  done: (count: number) => (count === 0 ? 'Nothing was replaced.' : `Replaced in ${places(count)}.`),
  refused: (count: number) => `${places(count)} could not be changed:`,
  undo: 'Undo',
  undone: (count: number) => `Taken back in ${places(count)}.`,
  undoFailed: 'The replacement could not be taken back',
} as const;
