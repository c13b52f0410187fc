import type { DeletedItem, DeletedKind } from '@repo/contracts/deleted-content';
import { itemNouns } from '@repo/contracts/items/content-lists';
import { deletedContentKeptDays } from '@repo/contracts/limits/content';
import { dateAndTime } from '#src/editing/editing-copy.ts';

const nouns: Record<DeletedKind, string> = {
  ...itemNouns,
  subjects: 'Subject',
  chapters: 'Chapter',
  topicPages: 'Page',
  summaryPages: 'Summary page',
  papers: 'Board paper',
};

const dayMs = 86_400_000;
const daysLeft = (expiresAt: string, now: number): string => {
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / dayMs));
  return days === 1 ? '1 day left' : `${days} days left`;
};

/** Texts about deleted items that can be restored. */
export const deletedCopy = {
  heading: 'Recently deleted',
  intro: `What you or another teacher deleted stays here for ${deletedContentKeptDays} days. Restoring changes your drafts; students see it when you publish.`,
  none: 'Nothing was deleted',
  noneHint: `What you delete stays here for ${deletedContentKeptDays} days.`,
  fetchFailed: 'What was deleted could not be loaded',
  noun: (kind: DeletedKind) => nouns[kind],
  /**
   * Heading for deleted items by where they were: the chapter, a chapter's subject, or the list of an item
   * without owner.
   */
  group: ({ kind, path }: Pick<DeletedItem, 'kind' | 'path'>) => {
    if (kind === 'subjects') return 'Subjects';
    if (kind === 'papers') return 'Board papers';
    const places = path.filter((place) => place.kind === 'chapters' || place.kind === 'subjects');
    return places
      .map(({ label }) => label)
      .reverse()
      .join(', ');
  },
  /** The topic or summary of a page. */
  within: (label: string) => `In ${label}`,
  when: ({ deletedBy, deletedAt }: Pick<DeletedItem, 'deletedBy' | 'deletedAt'>) =>
    `Deleted ${deletedBy === '' ? '' : `by ${deletedBy} `}on ${dateAndTime.format(new Date(deletedAt))}`,
  left: daysLeft,
  restore: 'Restore',
  restoreWith: (outermost: string) => `Restore with “${outermost}”`,
  restoreName: (act: string, label: string) => `${act}: ${label}`,
  withOwner: (outermost: string) => `It was in “${outermost}”, which was deleted too.`,
  ownerGone: (outermost: string) => `It was in “${outermost}”, which can't be restored any more.`,
  back: 'It is in your drafts again. Delete it there to restore this one.',
  restoreFailed: 'It could not be restored',
  older: 'Show older',
} as const;
