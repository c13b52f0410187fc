/**
 * The items of one chapter, subject or paper: their JSON text, which the page holds as UTF-8 because one Hindi or
 * mathematical sign doubles the memory of a string, or the items once parsed.
 */
export type Piece = string | Uint8Array<ArrayBuffer> | unknown[];

const decoder = new TextDecoder();

/** A piece's JSON. */
export function textOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  return Array.isArray(piece) ? JSON.stringify(piece) : decoder.decode(piece);
}

const probedBytes = 2_000;

/** Whether unparsed JSON has a text that most have near their beginning. */
export const hasText = (json: string | Uint8Array<ArrayBuffer>, text: string): boolean =>
  textOf(typeof json === 'string' ? json : json.subarray(0, probedBytes)).includes(text) ||
  textOf(json).includes(text);

/** A piece's items. @throws SyntaxError when it is damaged */
export const itemsIn = (piece: Piece): unknown => (Array.isArray(piece) ? piece : JSON.parse(textOf(piece)));

/** Length of a piece's JSON, in bytes where the page holds them, else in characters. */
export const lengthOf = (piece: Piece): number => (Array.isArray(piece) ? textOf(piece) : piece).length;
