export { figureLosses, textsOfQuestion, variantLosses } from './block-losses.ts';
export { decodeText, plainLines } from './decode-text.ts';
export { openDocument } from './document/open-document.ts';
export type { ReadDocument } from './document/read-document.ts';
export type { ExportPicture, ExportPictures } from './exported-texts.ts';
export { writeMoodle } from './moodle/write-moodle.ts';
export { type OpenedFile, openFile, openText } from './open-file.ts';
export { writeQti } from './qti/write-qti.ts';
export { readAiken } from './read-aiken.ts';
export { readCards } from './read-cards.ts';
export { readGift } from './read-gift.ts';
export { readNotes } from './read-notes.ts';
export { readQuestionTable } from './read-question-table.ts';
export type { Table } from './read-table.ts';
export {
  type CardItem,
  exchangeMessages,
  type FoundPicture,
  type FoundRow,
  importRowsMax,
  nothingRead,
  type Reading,
  type TopicItem,
  type Window,
  type WrittenOffer,
} from './reading.ts';
export { writeAiken } from './write-aiken.ts';
export { writeGift } from './write-gift.ts';
export { writeNotes } from './write-notes.ts';
export { cardsTemplate, questionsTemplate, writeCards, writeQuestionTable } from './write-tables.ts';
