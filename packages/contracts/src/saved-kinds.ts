import { z } from 'zod';
import { columnInteger, isoDate } from './fields.ts';
import { marksMax, marksReadMax, removedMarksMax } from './limits/marks.ts';
import {
  ownCardsMax,
  ownCardsPerChapterMax,
  ownCardsReadMax,
  removedOwnCardsMax,
} from './limits/own-cards.ts';
import { markedAbouts, markKinds } from './marks.rules.ts';
import { mark, markChange, textQuote } from './marks.ts';
import {
  ownCardsNeedSuper,
  tooManyMarks,
  tooManyOwnCards,
  tooManyOwnCardsInChapter,
} from './messages/progress.ts';
import { ownCard, ownCardChange } from './own-cards.ts';
import { type SavedKind, type savedIds, savedKindNames } from './saved.rules.ts';

/**
 * The server's description of a kind. A thing has an id, named in `savedIds`, and a `chapterId`; the rest is
 * its content.
 */
type Described<Shape extends z.ZodRawShape, Exported extends z.ZodRawShape> = {
  thing: z.ZodObject<Shape>;
  /** A thing's new content, or its removal. */
  change: z.ZodType<z.output<z.ZodObject<Shape>> & { isRemoved: boolean }>;
  /** What replaces the student's words in a thing that was removed. */
  wordless: Partial<z.output<z.ZodObject<Shape>>>;
  /**
   * Maximum number of things per student, and of removed ones that the server remembers so that other devices
   * remove them too.
   */
  max: number;
  removedMax: number;
  /** Maximum number of things in one reply. */
  readMax: number;
  tooMany: string;
  perChapter?: { max: number; tooMany: string };
  /** The refusal to those who have no Super. Removing needs none. */
  needsSuper?: string;
  /**
   * Whether to remember the removal of a thing that the server never received, because other devices make the
   * same thing with the same id.
   */
  isSameElsewhere?: (thing: z.output<z.ZodObject<Shape>>) => boolean;
  /** What the account export shows of a thing's content. */
  exported: Exported;
};

const kind = <Shape extends z.ZodRawShape, Exported extends z.ZodRawShape>(
  described: Described<Shape, Exported>,
) => ({
  ...described,
  /** A thing as the server returns it. */
  saved: z.object({ ...described.thing.shape, isRemoved: z.boolean(), changedAt: isoDate }),
});

/** Every kind. The list of an account export is named after it: `ownCards`. */
export const savedKinds = {
  mark: kind({
    ...{ thing: mark, change: markChange, max: marksMax, removedMax: removedMarksMax, readMax: marksReadMax },
    wordless: { quote: { exact: '', prefix: '', suffix: '' }, note: '' },
    tooMany: tooManyMarks,
    isSameElsewhere: ({ kind }) => kind === 'bookmark',
    exported: {
      ...{ about: z.enum(markedAbouts), kind: z.enum(markKinds), quote: textQuote },
      note: z.string(),
    },
  }),
  ownCard: kind({
    ...{ thing: ownCard, change: ownCardChange, max: ownCardsMax },
    ...{ removedMax: removedOwnCardsMax, readMax: ownCardsReadMax },
    wordless: { front: '', back: '' },
    tooMany: tooManyOwnCards,
    perChapter: { max: ownCardsPerChapterMax, tooMany: tooManyOwnCardsInChapter },
    needsSuper: ownCardsNeedSuper,
    exported: { front: z.string(), back: z.string() },
  }),
} satisfies {
  [Kind in SavedKind]: { thing: { shape: Record<(typeof savedIds)[Kind] | 'chapterId', z.ZodString> } };
};

type Kinds = typeof savedKinds;
type Things = { [Kind in SavedKind]: z.output<Kinds[Kind]['thing']> };
export type SavedThing<Kind extends SavedKind> = Things[Kind];
export type SavedChange<Kind extends SavedKind> = Things[Kind] & { isRemoved: boolean };
export type Saved<Kind extends SavedKind> = SavedChange<Kind> & { changedAt: string };

/** `after`: the `last` of the previous reply; 0 at first. */
export const readSavedAfter = z.object({ after: columnInteger.min(0) });
export const readSavedInput = readSavedAfter.extend({ kind: z.enum(savedKindNames) });

export const savedPage = z.object({ last: z.int(), isMore: z.boolean(), count: z.int() });
/**
 * Things that changed since `after`, in the order of the changes. `count`: the account's things, without
 * removed ones.
 */
export type SavedPage<Kind extends SavedKind> = z.output<typeof savedPage> & {
  kind: Kind;
  items: Saved<Kind>[];
};
export type AnySavedPage = { [Kind in SavedKind]: SavedPage<Kind> }[SavedKind];

const pages = savedKindNames.map((name) =>
  savedPage.extend({ kind: z.literal(name), items: z.array(savedKinds[name].saved) }),
);
export const readSaved = z.union(pages) as z.ZodType as z.ZodType<AnySavedPage>;
