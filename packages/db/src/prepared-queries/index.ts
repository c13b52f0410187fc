export { type ReadingPosition, upsertReadingPosition } from './reading-position.ts';
export { findSessionRow, findUserRow, type SessionRow } from './session.ts';
