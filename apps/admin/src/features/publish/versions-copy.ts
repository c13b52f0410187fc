import type { ContentVersion } from '@repo/contracts/admin';
import type { ContentList } from '@repo/contracts/items/content-lists';
import { wordsOf } from '#src/selection/chapter-tabs.ts';
import { publishCopy } from './publish-copy.ts';
import { formatMoment } from './published-at.tsx';

const nounOf = (list: ContentList) => wordsOf(list).one;

const [from, to] = ['First version', 'Second version'];

/** Texts for comparing two versions. */
export const versionsCopy = {
  compare: 'Compare',
  compareWithCurrent: (at: string) => `Compare the version of ${formatMoment(at)} with the current one`,
  compareWithPrevious: 'Compare the current version with the one before',

  compareTitle: 'Compare two versions',
  compareHint: 'What students got in the second version in place of the first.',
  from,
  to,
  choose: 'Choose a version',
  option: ({ publishedAt, author, note, isCurrent }: ContentVersion) =>
    [
      formatMoment(publishedAt),
      isCurrent ? publishCopy.current.toLowerCase() : '',
      publishCopy.by(author),
      note,
    ]
      .filter(Boolean)
      .join(' · '),
  differences: (count: number) =>
    count === 0
      ? 'Nothing differs between these two.'
      : count === 1
        ? 'One place differs.'
        : `${count} places differ.`,
  compareFailed: 'These two versions could not be compared',

  openItem: (line: string) => `${line}. Show both texts`,
  showMore: (count: number) => `Show ${count} more`,
  itemTitle: nounOf,
  /** Names of the two compared versions. The words "from" and "to" are needed when both are from the same minute. */
  names: (one: ContentVersion, other: ContentVersion) => ({
    theirs: `${from}, ${formatMoment(one.publishedAt)}`,
    mine: `${to}, ${formatMoment(other.publishedAt)}`,
  }),
  notThere: (list: ContentList) => `No such ${nounOf(list).toLowerCase()} in this version.`,
  itemFailed: 'The two texts could not be loaded',
  close: 'Close',

  putBack: 'Put drafts back',
  putBackName: (chapter: string) => `Put the drafts of ${chapter} back to what students see`,
  putBackAsk: (chapter: string) => `Put the drafts of “${chapter}” back to what students see?`,
  putBackText:
    'Nothing changes for students. Items and pages that go stay under Recently deleted for 30 days.',
  draftGone: 'Your drafts lack this chapter. It comes back with its content.',
  draftGoneHint:
    'If it was deleted in the last 30 days, Recently deleted has it with its unpublished changes too.',
  notSeen: 'Nothing: the chapter comes back in your drafts, and students get it when you publish.',
  deletedLink: 'Recently deleted',

  takeBack: 'Take back',
  takeBackName: (chapter: string, at: string) => `Take back ${chapter} to the version of ${formatMoment(at)}`,
  takeBackAsk: (chapter: string, when: string) => `Take “${chapter}” back to the version of ${when}?`,
  takeBackText:
    'Students get this chapter as it was then, and no other one changes. Your drafts of the chapter are put back too.',
  lostTitle: 'What you lose',
  lost: (count: number) =>
    count === 0
      ? 'No unpublished changes: this chapter has none.'
      : count === 1
        ? '1 unpublished change of this chapter is lost.'
        : `${count} unpublished changes of this chapter are lost.`,
  seenAlready: 'Nothing: they see the chapter like that already.',
  takeBackUnknown: 'What taking the chapter back would change could not be loaded',
  takeBackFailed: 'The chapter could not be taken back',
} as const;
