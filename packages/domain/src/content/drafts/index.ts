export { listDeleted } from '../bin/list-deleted.ts';
export { restoreDeleted } from '../bin/restore-deleted.ts';
export * from './chapters.ts';
export { previewChapterDeletion, previewSubjectDeletion } from './deletion.ts';
export { getLastChange } from './draft-changes.ts';
export {
  createFlashcard,
  createMindmap,
  createTest,
  createWritten,
  deleteFlashcard,
  deleteMindmap,
  deleteTest,
  deleteWritten,
  listFlashcards,
  listMindmaps,
  listTests,
  listWritten,
  updateFlashcard,
  updateMindmap,
  updateTest,
  updateWritten,
} from './item-verbs.ts';
export * from './memes.ts';
export { createPaper, deletePaper, listPapers, updatePaper } from './papers.ts';
export * from './reorder.ts';
export { searchContent } from './search-content.ts';
export * from './subjects.ts';
export * from './summaries.ts';
export * from './topic-pages.ts';
export * from './topics.ts';
export * from './transfer.ts';
export * from './transfer-pages.ts';
export * from './transfer-questions.ts';
export { itemVerbs } from './verbs.ts';
