import { z } from 'zod';
import { columnInteger, id, isoDate, wellFormedText } from './fields.ts';
import { contentLists } from './items/content-lists.ts';
import { adminCodeMaxLength, publishNoteMaxLength, teacherNameMaxLength } from './limits/admin.ts';
import * as adminMessages from './messages/admin.ts';
import * as contentMessages from './messages/content.ts';

export const adminVerifyInput = z.object({
  password: wellFormedText({ error: adminMessages.adminPasswordRequired })
    .max(1_000, adminMessages.adminPasswordWrong)
    .refine((text) => text.trim() !== '', adminMessages.adminPasswordRequired),
  /** Six digits of an authenticator app, blanks allowed; ignored unless the operator set ADMIN_TOTP_SECRET. */
  code: wellFormedText({ error: adminMessages.adminCodeWrong })
    .max(adminCodeMaxLength, adminMessages.adminCodeWrong)
    .optional(),
});
export type AdminVerifyInput = z.infer<typeof adminVerifyInput>;

/** A token for admin requests and its expiry. */
export const adminSession = z.object({ token: z.string(), expiresAt: isoDate, message: z.string() });
export type AdminSession = z.infer<typeof adminSession>;

/** The teacher's name, for the list of versions; proves nothing, because many share one password. */
export const teacherName = wellFormedText().trim().max(teacherNameMaxLength).default('');

export const publishInput = z.object({
  author: teacherName,
  note: wellFormedText().trim().max(publishNoteMaxLength).default(''),
  /** Confirms an empty publish, which is rejected otherwise. */
  isEmptyMeant: z.boolean().default(false),
});
/** `isChanged` is false when students already had this content, published at `publishedAt`. */
export const publishedVersion = z.object({
  publishedAt: isoDate,
  isChanged: z.boolean(),
  message: z.string(),
});

/** The documented way to publish; ignores `data`, the client's date. */
export const setStatusInput = z.object({
  type: z.literal('lastPublishedContentAt', { error: contentMessages.statusMissing }),
  data: z.unknown().optional(),
});

export const contentList = z.enum(contentLists);
const changeKind = z.enum(['added', 'changed', 'removed']);

export const searchContentInput = z.object({ text: wellFormedText().trim().min(2).max(100) });
export type SearchContentInput = z.infer<typeof searchContentInput>;

/** A search result in the drafts, and where to open it. */
export const contentHit = z.object({
  list: contentList,
  subjectId: z.string(),
  subjectName: z.string(),
  chapterId: z.string(),
  chapterName: z.string(),
  itemId: z.string(),
  /** The page in a topic or summary; null for a hit in its name. */
  pageId: z.string().nullable(),
  /** The question's number in its test, from 1; null for a hit in the title. */
  questionNumber: z.int().nullable(),
  /** Name, title or first words of the item. */
  name: z.string(),
  excerpt: z.string(),
});
export type ContentHit = z.infer<typeof contentHit>;
export const foundContent = z.object({ hits: z.array(contentHit), hasMore: z.boolean() });
export type FoundContent = z.infer<typeof foundContent>;

/** A subject, or a board paper, which has no subject: then its name replaces the subject's. */
const place = {
  subjectId: z.string().nullable(),
  subjectName: z.string(),
  paperId: z.string().nullable(),
};

/** A problem that a teacher should know before publishing; it does not prevent it. */
export const publishProblem = z.object({
  ...place,
  chapterId: z.string().nullable(),
  chapterName: z.string().nullable(),
  /** Where to fix it: a list of the chapter, and an item in it. Null when no single item is the cause. */
  list: contentList.nullable(),
  itemId: z.string().nullable(),
  message: z.string(),
});
export type PublishProblem = z.infer<typeof publishProblem>;

/**
 * A picture outside our store: only the browser can check that it loads. The other fields are the problem to
 * report if not.
 */
export const publishPicture = publishProblem.extend({ address: z.string() });
export type PublishPicture = z.infer<typeof publishPicture>;

/** A difference in one of a chapter's lists. */
export const itemChange = z.object({
  /** 'moved': the order of the list changed; itemId is null. */
  kind: z.enum([...changeKind.options, 'moved']),
  list: contentList,
  itemId: z.string().nullable(),
  /** The item's name, title or first words. */
  label: z.string(),
});
export type ItemChange = z.infer<typeof itemChange>;

export const lastChangeInput = z.object({ itemId: id });
/** Who last changed an item or page of the drafts, by the name given at the login; '' if none. */
export const lastChange = z.object({ changedBy: z.string(), changedAt: isoDate }).nullable();
export type LastChange = z.infer<typeof lastChange>;

/** A difference between what students see now and what they would see if the drafts were published now. */
export const contentChange = z.object({
  kind: changeKind,
  ...place,
  /** The chapter; null for the subject or the paper itself. */
  chapterId: z.string().nullable(),
  chapterName: z.string().nullable(),
  /** What changed in it: name, topics, summaries, flashcards, tests, memes, mindmaps … */
  fields: z.array(z.string()),
  /** Changes in a chapter, item by item. */
  items: z.array(itemChange),
  /** The teachers who changed the drafts of it since the last publish; not for versions. */
  changedBy: z.array(z.string()).optional(),
});
export type ContentChange = z.infer<typeof contentChange>;

export const publishPreview = z.object({
  /** Number of chapters checked for problems: those that students can see after publishing. */
  chapterCount: z.int().min(0),
  problems: z.array(publishProblem),
  pictures: z.array(publishPicture),
  changes: z.array(contentChange),
});
export type PublishPreview = z.infer<typeof publishPreview>;

/** `count` is the number of changes: items and fields of changed chapters one by one. */
export const unpublishedChanges = z.object({ count: z.int(), changes: z.array(contentChange) });
export type UnpublishedChanges = z.infer<typeof unpublishedChanges>;

export const contentVersion = z.object({
  id: z.int(),
  publishedAt: isoDate,
  author: z.string(),
  note: z.string(),
  /** When a scheduled publish was due; null for one by hand. */
  scheduledFor: isoDate.nullable(),
  isCurrent: z.boolean(),
});
export type ContentVersion = z.infer<typeof contentVersion>;

export const rollBackInput = z.object({ versionId: columnInteger, author: teacherName });

/** How one question was answered in each student's newest try. Whole percentages; null before the first try. */
export const questionStatistics = z.object({
  /** Its number in the draft, from 1; null for an earlier form that students saw before it was edited or removed. */
  number: z.int().nullable(),
  isCurrent: z.boolean(),
  question: z.string(),
  options: z.array(z.object({ text: z.string(), chosen: z.int() })),
  correctAnswer: z.int(),
  tries: z.int(),
  correct: z.int(),
  notSelected: z.int(),
  shareCorrectPercent: z.int().nullable(),
  /**
   * Whether students who got it right did better on the other questions: a correlation from -1 to 1, two
   * decimals. Null with fewer than `judgedStudentsMin` students, or without variation.
   */
  discrimination: z.number().nullable(),
  lastSeenAt: isoDate.nullable(),
});
export type QuestionStatistics = z.infer<typeof questionStatistics>;

/** `tries` is the number of students, because only each one's newest try counts. */
export const testStatistics = z.object({
  title: z.string(),
  tries: z.int(),
  passed: z.int(),
  averageScorePercent: z.int().nullable(),
  questions: z.array(questionStatistics),
});
export type TestStatistics = z.infer<typeof testStatistics>;
export const testStatisticsInput = z.object({ testId: id });

/** How often a point of an answer was ticked; a whole percentage, null before the first try. */
const pointStatistics = z.object({
  text: z.string(),
  halves: z.int(),
  ticked: z.int(),
  shareTickedPercent: z.int().nullable(),
});

/** How one alternative of a written question was answered. Marks are averages with one decimal. */
export const alternativeStatistics = z.object({
  question: z.string(),
  /** False for an earlier form that students saw before it was edited or removed. */
  isCurrent: z.boolean(),
  marks: z.int(),
  tries: z.int(),
  averageMarks: z.number().nullable(),
  /** Statistics by point, in the order of parts, groups and points. */
  points: z.array(pointStatistics),
  lastSeenAt: isoDate.nullable(),
});
export type AlternativeStatistics = z.infer<typeof alternativeStatistics>;

/** `averagePercent` of the marks over all tries; null before the first. */
export const writtenStatistics = z.object({
  tries: z.int(),
  averagePercent: z.int().nullable(),
  alternatives: z.array(alternativeStatistics),
});
export type WrittenStatistics = z.infer<typeof writtenStatistics>;
export const writtenStatisticsInput = z.object({ writtenId: id });
