/** One chunk for everything but the buttons, loaded only for Super students. */
export { BookmarkControl } from './bookmark-control.tsx';
export { HighlightHost } from './highlight-host.tsx';
export { MarksListHere } from './marks-list-here.tsx';
export { searchableMarks } from './searchable-marks.ts';
