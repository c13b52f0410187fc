export { decodeText, plainLines } from './decode-text.ts';
export { readAiken } from './read-aiken.ts';
export { readCards } from './read-cards.ts';
export { readGift } from './read-gift.ts';
export { readNotes } from './read-notes.ts';
export { readQuestionTable } from './read-question-table.ts';
export {
  type CardItem,
  exchangeMessages,
  type FoundRow,
  nothingRead,
  type Reading,
  type TopicItem,
} from './reading.ts';
export { writeAiken } from './write-aiken.ts';
export { writeGift } from './write-gift.ts';
export { writeNotes } from './write-notes.ts';
export { writeCards, writeQuestionTable } from './write-tables.ts';
