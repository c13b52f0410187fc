import { z } from 'zod';
import { contentList } from './admin.ts';
import { byKind } from './field-sentences.ts';
import { id, isoDate, wellFormedText } from './fields.ts';
import { reportNoteMaxLength, reportReasonMaxLength, reportThanksMaxLength } from './limits/reports.ts';
import { reportFaultRequired } from './messages/reports.ts';
import { reportedKinds, reportFaults } from './reports.rules.ts';

/**
 * An item of a chapter by a stable name: the id of its page, card or written question. Questions with options
 * have no id; they are named by the hash of their text, as in revision (packages/revision, `questionItem`).
 */
export const reportedItem = z.object({ chapterId: id, kind: z.enum(reportedKinds), itemId: id });
export type ReportedItem = z.infer<typeof reportedItem>;

/**
 * A student's report of a mistake. The device makes a `reportId` per submission, so that retries are
 * idempotent. `contentTimestamp` names the published version the student saw.
 */
export const sendReportInput = reportedItem.extend({
  reportId: wellFormedText().min(1).max(64),
  fault: z.enum(reportFaults, { error: reportFaultRequired }),
  note: wellFormedText().trim().max(reportNoteMaxLength, byKind).default(''),
  contentTimestamp: isoDate.optional(),
});
export type SendReportInput = z.infer<typeof sendReportInput>;

/** Why a reported item is correct as it is; '' if the mistake was fixed. */
const reason = z.string();

/**
 * `knowsReasons`: whether the app can show reasons; older apps say of every solved report that the mistake
 * was fixed.
 */
export const solvedReportsInput = z.object({ knowsReasons: z.boolean() }).optional();
export type SolvedReportsInput = z.infer<typeof solvedReportsInput>;

/** A student's solved report without a thank-you yet. */
export const solvedReport = z.object({
  reportId: z.string(),
  chapterName: z.string(),
  /** The admin's message; '' if none. */
  thanks: z.string(),
  reason,
});
export type SolvedReport = z.infer<typeof solvedReport>;

export const thankedInput = z.object({ reportId: wellFormedText().min(1).max(64) });
export type ThankedInput = z.infer<typeof thankedInput>;

export const reportStates = ['open', 'solved'] as const;
export const reportListInput = z.object({ state: z.enum(reportStates) });
export type ReportListInput = z.infer<typeof reportListInput>;

/** Where to edit an item; `page` is one of a topic or summary, or the number of a question in its test. */
const editorPlace = z.object({
  subjectId: z.string(),
  chapterId: z.string(),
  list: contentList,
  itemId: z.string(),
  page: z.string().nullable(),
});
export type EditorPlace = z.infer<typeof editorPlace>;

/** All open reports of one item, or those solved together. Anonymous. */
export const reportedGroup = reportedItem.extend({
  subjectName: z.string().nullable(),
  /** The chapter's current name, else the name when it was reported. */
  chapterName: z.string(),
  /** The item's list in the chapter. */
  list: contentList,
  /** The number of its page or question at that time, from 1. */
  part: z.int().nullable(),
  /** The beginning of its text in the latest report. */
  excerpt: z.string(),
  /** Where to edit the item; null once it is deleted. */
  place: editorPlace.nullable(),
  /** Whether its draft text has changed since the latest report. */
  isChanged: z.boolean(),
  count: z.int(),
  /** Most frequent first. */
  faults: z.array(z.object({ fault: z.enum(reportFaults), count: z.int() })),
  /** Newest first. */
  notes: z.array(z.object({ fault: z.enum(reportFaults), note: z.string(), at: isoDate })),
  newestAt: isoDate,
  solvedAt: isoDate.nullable(),
  thanks: z.string(),
  reason,
});
export type ReportedGroup = z.infer<typeof reportedGroup>;

/** Open: most reports first; solved: newest first. */
export const reportList = z.object({ groups: z.array(reportedGroup), hasMore: z.boolean() });
export type ReportList = z.infer<typeof reportList>;

/**
 * `newestAt`: of the group as the admin saw it; later reports stay open. A `reason` says that the item is right
 * as it is.
 */
export const solveReportsInput = reportedItem.extend({
  newestAt: isoDate,
  thanks: wellFormedText().trim().max(reportThanksMaxLength, byKind).default(''),
  reason: wellFormedText().trim().max(reportReasonMaxLength, byKind).default(''),
});
export type SolveReportsInput = z.infer<typeof solveReportsInput>;

/** `isOpen`: reports that arrived meanwhile are still open. */
export const solvedReports = z.object({ count: z.int(), isOpen: z.boolean() });
export type SolvedReports = z.infer<typeof solvedReports>;

export const reopenReportsInput = reportedItem.extend({ solvedAt: isoDate });
export type ReopenReportsInput = z.infer<typeof reopenReportsInput>;
export const reopenedReports = z.object({ count: z.int() });

/** A report in the export. */
export const exportedReport = z.object({
  about: z.enum(reportedKinds),
  excerpt: z.string(),
  fault: z.enum(reportFaults),
  note: z.string(),
  at: isoDate,
  solvedAt: isoDate.nullable(),
  /** The admin's message; '' if none. */
  thanks: z.string(),
  reason,
});
