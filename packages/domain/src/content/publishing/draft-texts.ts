import type { Chapter } from '@repo/contracts/content';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { kindOf } from '../kinds/index.ts';
import type { NamedText } from '../kinds/item-kind.ts';

/** A text of a chapter, and the item an admin opens to fix it. */
export type DraftText = NamedText & { list: ContentList; itemId: string };

const textsOfList = <List extends ContentList>(chapter: Chapter, list: List): DraftText[] =>
  (chapter[list] ?? []).flatMap((item) =>
    kindOf(list)
      .textsOf(item as never)
      .map((text) => ({ ...text, list, itemId: item._id })),
  );

/** All texts with markup of a chapter, in the order of its lists. */
export const draftTexts = (chapter: Chapter): DraftText[] =>
  contentLists.flatMap((list) => textsOfList(chapter, list));
