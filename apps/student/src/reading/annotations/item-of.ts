import { markExcerptLength } from '@repo/contracts/limits/marks';
import type { Mark } from '@repo/contracts/marks';
import { questionItem } from '@repo/revision/item-hash';
import { plainText } from '#src/content/plain-text/plain-text.ts';
import { newAttemptId } from '#src/study-log/outbox/attempt-id.ts';
import { beginningOf } from './anchor.ts';
import type { Markable } from './markable.ts';

export type MarkedItem = Pick<Mark, 'about' | 'chapterId' | 'itemId'>;

/** A stable reference to an item, as the server stores it. */
export function itemOf(item: Markable): MarkedItem {
  const { about, chapterId } = item;
  return {
    about,
    chapterId,
    itemId: item.about === 'question' ? questionItem(chapterId, item) : item.itemId,
  };
}

/** One bookmark per item, across devices. */
export const bookmarkIdOf = ({ about, itemId }: MarkedItem): string => `bookmark ${about} ${itemId}`;

/** @param markup text of the item */
export const newBookmark = (item: MarkedItem, markup: string): Mark => ({
  ...{ markId: bookmarkIdOf(item), about: item.about, chapterId: item.chapterId, itemId: item.itemId },
  ...{ kind: 'bookmark', quote: beginningOf(plainText(markup), markExcerptLength), note: '' },
});

export const newHighlight = ({ about, chapterId, itemId }: MarkedItem, quote: Mark['quote']): Mark => ({
  ...{ markId: newAttemptId(), about, chapterId, itemId, kind: 'highlight', quote, note: '' },
});
