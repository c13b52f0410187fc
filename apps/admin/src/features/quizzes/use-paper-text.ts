import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { documentCopy } from '#src/import-export/document-copy.ts';
import type { DocumentNotice } from '#src/import-export/document-notices.ts';
import type { HandedDocument } from '#src/import-export/handed-document.ts';
import { useDocument } from '#src/import-export/use-document.ts';
import { hasLook } from '#src/markup-editor/pasted-markup.ts';
import { type Piece, useInsertion } from '#src/markup-editor/use-insertion.ts';
import { needsHtml, readDocumentPaper, readPaper } from './pasted-paper.ts';

/**
 * The text of a question paper that a teacher types, pastes or chooses as a Word document.
 * @param paper the document it starts with
 */
export function usePaperText(paper?: HandedDocument) {
  const [text, setText] = useState('');
  /** What the last paste left out. */
  const [told, setTold] = useState<readonly DocumentNotice[]>([]);
  const [isLookLost, setIsLookLost] = useState(false);
  /** File that the text comes from. */
  const [from, setFrom] = useState(paper?.name ?? '');
  const documents = useDocument('questions');
  const { field, placeNow, insertLater } = useInsertion(text, setText);
  const put = async ({ name, document }: HandedDocument, insert: (piece: Piece) => void) => {
    try {
      const read = await readDocumentPaper(document);
      insert({ text: read.text, isBlock: true });
      setTold(read.notices);
      setIsLookLost(false);
      setFrom(name);
    } catch {
      setTold([{ text: documentCopy.readFailed, places: [] }]);
    }
  };
  const first = useRef(paper);
  useEffect(() => {
    if (!first.current) return;
    void put(first.current, ({ text: read }) => setText(read));
    first.current = undefined;
  });
  return {
    ...{ text, setText, told, isLookLost, from, field, documents },
    clear() {
      setText('');
      setTold([]);
      setFrom('');
    },
    async takeFile(chosen: File) {
      const insert = insertLater(placeNow());
      const document = await documents.read(chosen);
      if (document) await put({ name: chosen.name, document }, insert);
    },
    paste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const [html, plain] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
      setTold([]);
      setIsLookLost(hasLook(html ?? ''));
      setFrom('');
      if (!html || !needsHtml(html)) return;
      event.preventDefault();
      const insert = insertLater(placeNow());
      void readPaper(html, plain ?? '').then((read) => {
        insert({ text: read.text, isBlock: false });
        setTold(read.notes.map((note) => ({ text: note.text, places: [] })));
      });
    },
  };
}
export type PaperText = ReturnType<typeof usePaperText>;
