import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLateTyping } from '#src/editing/typing.ts';
import { readPage } from './read-markup.ts';
import { textOfBlocks, writeMarkupBlocks } from './write-markup.ts';

/** Delay after the last key before the text is written out. */
export const markupDebounceMs = 250;

/** The incoming text and its document: an unchanged text is returned exactly as it was stored. */
type Loaded = { text: string; doc: Node | null };

/** Syncs the editor's document with the markup outside: in on change, out debounced. */
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
    /** The editor's content, block by block, for the preview. */
    blocks,
    /** Attaches an editor; the returned function writes out pending changes and detaches. */
    attach,
    onTyped,
    flush: writeOut,
  };
}
