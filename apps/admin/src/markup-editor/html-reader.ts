import { markupEditorCopy } from './markup-editor-copy.ts';
import type { ReadHtml } from './paste-losses.ts';

type Reader = typeof import('./markup-of-html.ts');

let loading: Promise<Reader> | null = null;

function load(): Promise<Reader> {
  loading ??= import('./markup-of-html.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Fetches the reader, which is the page editor's, ahead of a paste. */
export const prepareHtmlReader = (): void => void load().catch(() => {});

/** Reads copied HTML; without a network, when the reader was not fetched before, the plain text beside it. */
export async function readCopiedHtml(
  html: string,
  plain: string,
  read: (reader: Reader) => (html: string) => ReadHtml,
): Promise<ReadHtml> {
  try {
    return read(await load())(html);
  } catch {
    return { text: plain.trim(), sentences: [markupEditorCopy.pastedPlain] };
  }
}
