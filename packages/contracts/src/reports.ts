import { z } from 'zod';
import { contentList } from './admin.ts';
import { byKind } from './field-sentences.ts';
import { id, isoDate, wellFormedText } from './fields.ts';
import { reportNoteMaxLength, reportThanksMaxLength } from './limits/reports.ts';
import { reportFaultRequired } from './messages/reports.ts';
import { reportedKinds, reportFaults } from './reports.rules.ts';

/**
 * An item of a chapter by a name that stays: the id of its page, card or written question. A question with options has no id and
 * goes by the hash of its text, as in the revision (packages/revision, `questionItem`).
 */
export const reportedItem = z.object({ chapterId: id, kind: z.enum(reportedKinds), itemId: id });
export type ReportedItem = z.infer<typeof reportedItem>;

/**
 * A mistake that a student reports. `reportId` is made by the device, once a sending: sent again it counts once.
 * `contentTimestamp` names the published version that the student saw.
 */
export const sendReportInput = reportedItem.extend({
  reportId: wellFormedText().min(1).max(64),
  fault: z.enum(reportFaults, { error: reportFaultRequired }),
  note: wellFormedText().trim().max(reportNoteMaxLength, byKind).default(''),
  contentTimestamp: isoDate.optional(),
});
export type SendReportInput = z.infer<typeof sendReportInput>;

/** A report of the student that was solved and for which they were not thanked yet. */
export const solvedReport = z.object({
  reportId: z.string(),
  chapterName: z.string(),
  /** What an admin says to it; '' where nothing. */
  thanks: z.string(),
});
export type SolvedReport = z.infer<typeof solvedReport>;

export const thankedInput = z.object({ reportId: wellFormedText().min(1).max(64) });
export type ThankedInput = z.infer<typeof thankedInput>;

export const reportStates = ['open', 'solved'] as const;
export const reportListInput = z.object({ state: z.enum(reportStates) });
export type ReportListInput = z.infer<typeof reportListInput>;

/** Where an item is edited; `page` is one of a topic or summary, or the number of a question in its test. */
const editorPlace = z.object({
  subjectId: z.string(),
  chapterId: z.string(),
  list: contentList,
  itemId: z.string(),
  page: z.string().nullable(),
});
export type EditorPlace = z.infer<typeof editorPlace>;

/** All reports of one item that are open, or that were solved at once. Who sent them is not told. */
export const reportedGroup = reportedItem.extend({
  subjectName: z.string().nullable(),
  /** As it is called now, or was when it was reported. */
  chapterName: z.string(),
  /** Which of the lists of its chapter it was in. */
  list: contentList,
  /** The number of its page or question then, from 1. */
  part: z.int().nullable(),
  /** How its text began when it was reported last. */
  excerpt: z.string(),
  /** Null once it is no longer there. */
  place: editorPlace.nullable(),
  /** Its text, in the drafts, is another one since. */
  isChanged: z.boolean(),
  count: z.int(),
  /** The most frequent first. */
  faults: z.array(z.object({ fault: z.enum(reportFaults), count: z.int() })),
  /** The newest first. */
  notes: z.array(z.object({ fault: z.enum(reportFaults), note: z.string(), at: isoDate })),
  newestAt: isoDate,
  solvedAt: isoDate.nullable(),
  thanks: z.string(),
});
export type ReportedGroup = z.infer<typeof reportedGroup>;

/** Open: most reports first; solved: the newest first. */
export const reportList = z.object({ groups: z.array(reportedGroup), hasMore: z.boolean() });
export type ReportList = z.infer<typeof reportList>;

/** `newestAt`: of the group as the admin saw it; what came later stays open. */
export const solveReportsInput = reportedItem.extend({
  newestAt: isoDate,
  thanks: wellFormedText().trim().max(reportThanksMaxLength, byKind).default(''),
});
export type SolveReportsInput = z.infer<typeof solveReportsInput>;

/** `isOpen`: reports came meanwhile, which are open. */
export const solvedReports = z.object({ count: z.int(), isOpen: z.boolean() });
export type SolvedReports = z.infer<typeof solvedReports>;

export const reopenReportsInput = reportedItem.extend({ solvedAt: isoDate });
export type ReopenReportsInput = z.infer<typeof reopenReportsInput>;
export const reopenedReports = z.object({ count: z.int() });

/** A report as the export has it. */
export const exportedReport = z.object({
  about: z.enum(reportedKinds),
  excerpt: z.string(),
  fault: z.enum(reportFaults),
  note: z.string(),
  at: isoDate,
  solvedAt: isoDate.nullable(),
  /** The sentence of an admin; '' where nothing was said. */
  thanks: z.string(),
});
