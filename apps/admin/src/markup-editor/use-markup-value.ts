import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLateTyping } from '#src/editing/typing.ts';
import { readPage } from './read-markup.ts';
import { textOfBlocks, writeMarkupBlocks } from './write-markup.ts';

/** How long after the last key the text is written out. */
export const markupDebounceMs = 250;

/** The text that came in, and the document it became: an untouched text is handed out exactly as it was stored. */
type Loaded = { text: string; doc: Node | null };

/** Joins the editor's document with the markup outside: in when that changes, out a moment after the last key. */
export function useMarkupValue({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const handOut = useRef(onChange);
  handOut.current = onChange;
  const editor = useRef<Editor | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loaded = useRef<Loaded>({ text: value, doc: null });
  const known = useRef(value);
  const [initialContent] = useState(() => readPage(value));
  const [blocks, setBlocks] = useState<readonly string[]>([]);

  const writeOut = useCallback(() => {
    if (timer.current === undefined || !editor.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const { doc } = editor.current.state;
    const written = writeMarkupBlocks(doc);
    const isUntouched = loaded.current.doc?.eq(doc) === true;
    known.current = isUntouched ? loaded.current.text : textOfBlocks(written);
    setBlocks(written);
    handOut.current(known.current);
  }, []);
  useLateTyping(writeOut);

  const attach = useCallback(
    (created: Editor) => {
      editor.current = created;
      if (loaded.current.doc === null) loaded.current = { text: known.current, doc: created.state.doc };
      setBlocks(writeMarkupBlocks(created.state.doc));
      return () => {
        writeOut();
        editor.current = null;
      };
    },
    [writeOut],
  );
  const onTyped = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(writeOut, markupDebounceMs);
  }, [writeOut]);

  useEffect(() => {
    const now = editor.current;
    if (value === known.current || !now || now.isDestroyed) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    known.current = value;
    now.commands.setContent(readPage(value), { emitUpdate: false });
    loaded.current = { text: value, doc: now.state.doc };
    setBlocks(writeMarkupBlocks(now.state.doc));
  }, [value]);

  return {
    initialContent,
    /** What the editor holds, block by block, for the preview. */
    blocks,
    /** Joins an editor; the returned function writes out what was typed and lets go. */
    attach,
    onTyped,
    /** Writes out at once. */
    flush: writeOut,
  };
}
