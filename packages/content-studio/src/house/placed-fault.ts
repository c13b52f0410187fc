/** A fault of a chapter's text, with `file:line`. */
export type PlacedFault = { place: string; fault: string };
