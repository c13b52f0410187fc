/** What marking takes beyond its buttons: one file on the network, loaded by whoever has Super. */
export { BookmarkControl } from './bookmark-control.tsx';
export { HighlightHost } from './highlight-host.tsx';
export { MarksListHere } from './marks-list-here.tsx';
export { searchableMarks } from './searchable-marks.ts';
