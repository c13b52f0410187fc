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

/** Whether unparsed JSON has this ASCII text. Doesn't decode it: screens look into all chapters. */
export function hasText(json: string | Uint8Array, text: string): boolean {
  if (typeof json === 'string') return json.includes(text);
  const codes = [...text].map((sign) => sign.charCodeAt(0));
  const last = codes.length - 1;
  const next = (from: number) => json.indexOf(codes[last] ?? 0, from);
  for (let at = next(last); at !== -1; at = next(at + 1))
    if (codes.every((code, index) => json[at - last + index] === code)) return true;
  return false;
}

/** A piece's items. @throws SyntaxError when it is damaged */
export const itemsIn = (piece: Piece): unknown => (Array.isArray(piece) ? piece : JSON.parse(textOf(piece)));

/** Length of a piece's JSON, in bytes where the page holds them, else in characters. */
export const lengthOf = (piece: Piece): number => (Array.isArray(piece) ? textOf(piece) : piece).length;
