import { type DocumentReply, type DocumentUse, documentLossKinds } from '@repo/contracts/import-document';
import { markupEditorCopy } from '#src/markup-editor/markup-editor-copy.ts';
import type { PlacedLoss } from '#src/markup-editor/paste-losses.ts';
import { documentCopy } from './document-copy.ts';

/** One kind of loss or change in an imported document, with the words at each place. */
export type DocumentNotice = { text: string; places: string[] };

/**
 * All losses of an imported document, one entry per kind.
 * @param pasted losses reported by the HTML reader
 */
export function noticesOf(
  { losses }: DocumentReply,
  pasted: readonly PlacedLoss[],
  use: DocumentUse,
): DocumentNotice[] {
  const texts: Partial<Record<string, (count: number) => string>> = {
    ...documentCopy.lost,
    ...(use === 'notes' ? documentCopy.notesLost : {}),
  };
  const own = documentLossKinds.flatMap((kind) => {
    const places = losses.filter((loss) => loss.kind === kind).map(({ words }) => words);
    return places.length > 0 ? [{ text: texts[kind]?.(places.length) ?? '', places }] : [];
  });
  const kinds = [...new Set(pasted.map(({ kind }) => kind))];
  const others = kinds.map((kind) => {
    const found = pasted.filter((loss) => loss.kind === kind);
    const count = found.reduce((sum, loss) => sum + loss.count, 0);
    return { text: markupEditorCopy.pasted[kind](count), places: found.map(({ words }) => words) };
  });
  return [...own, ...others].map(({ text, places }) => ({
    text,
    places: [...new Set(places)].filter((words) => words !== ''),
  }));
}
