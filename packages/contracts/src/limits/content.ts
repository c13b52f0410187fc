/** Limits of content, and the price of a chapter in invites; units are in the names (docs/product/wire.md#limits). */

export const invitesPerUnlock = 5;
/** Longest texts the server stores: a title, a short text, a page of notes. */
export const titleMaxLength = 200;
export const textMaxLength = 5_000;
export const hintMaxLength = 200;
export const pageMaxLength = 200_000;
/** Nesting of lists: more levels leave no room for words on a phone. */
export const listLevelsMax = 6;
export const defaultTimeLimitMinutes = 10;
export const defaultPassingScorePercent = 40;
export const passingScoreMin = 1;
export const passingScoreMax = 100;
export const optionsMin = 2;
export const optionsMax = 6;
export const questionsMax = 500;
/** Limits of a question's other numbers: how many numbers, results or conditions, and the length of each. */
export const calculationsMax = 20;
export const calculationMaxLength = 200;
/** Number of questions in a case. The texts of a kind together fit into one question's text. */
export const caseQuestionsMin = 2;
export const caseQuestionsMax = 5;
export const passageMaxLength = 4_000;
export const caseAskMaxLength = 900;
export const statementMaxLength = 2_400;
/** Limits of a written question: marks, and in its answer parts, groups of points per part and points per group. */
export const writtenMarksMax = 5;
export const answerPartsMax = 6;
export const pointGroupsMax = 8;
export const pointsMax = 12;
export const pointMaxLength = 1_000;
export const partNameMaxLength = 20;
export const sourceMaxLength = 100;
/** Limits of a board paper's blueprint. */
export const paperLineMaxLength = 100;
export const paperMinutesMax = 600;
export const readingMinutesMax = 60;
export const paperInstructionsMax = 20;
export const paperInstructionMaxLength = 1_000;
export const paperUnitsMax = 20;
export const paperUnitMarksMax = 200;
export const paperChaptersMax = 100;
export const paperSectionsMax = 10;
export const sectionNameMaxLength = 10;
export const paperRowsMax = 12;
export const paperRowQuestionsMax = 50;
/** Far more than any board has; publishing reads them all. */
export const papersMax = 100;
/** Size of the mind map's boxes, in canvas units. */
export const mindmapNodeWidth = 200;
export const mindmapNodeHeight = 80;
export const mindmapGapX = 250;
export const mindmapGapY = 80;
export const mindmapNodesMax = 1_000;
/** Retention of deleted drafts, and the page size of their list. */
export const deletedContentKeptDays = 30;
/** How long the drafts remember who changed them. */
export const draftChangesKeptDays = 365;
export const deletedListMax = 100;
/** Length of a typed answer, by a student or a teacher. */
export const typedMaxLength = 100;
export const typedUnitMaxLength = 20;
/** Other right forms of a typed answer. */
export const typedFormsMax = 10;
