import { markupEditorCopy } from './markup-editor-copy.ts';
import type { ReadHtml } from './paste-losses.ts';

type Reader = typeof import('./markup-of-html.ts');

let loading: Promise<Reader> | null = null;

/** Loads the page editor's reader. */
export function loadHtmlReader(): Promise<Reader> {
  loading ??= import('./markup-of-html.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Preloads the page editor's reader before a paste. */
export const prepareHtmlReader = (): void => void loadHtmlReader().catch(() => {});

/** The plain text in place of copied HTML. */
export const asPlain = (text: string): ReadHtml => ({
  text,
  notes: [{ kind: 'others', text: markupEditorCopy.pastedPlain }],
});

/** Reads copied HTML; falls back to its plain text when offline without a preloaded reader. */
export async function readCopiedHtml(
  html: string,
  plain: string,
  read: (reader: Reader) => (html: string) => ReadHtml,
): Promise<ReadHtml> {
  try {
    return read(await loadHtmlReader())(html);
  } catch {
    return asPlain(plain.trim());
  }
}
