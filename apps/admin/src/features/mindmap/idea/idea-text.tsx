import { titleMaxLength } from '@repo/contracts/limits/content';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLateTyping } from '#src/editing/typing.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';
import type { Editing } from '../state/use-editor-view.ts';

/**
 * The field for a node's text, in its box or line. Enter and blur save, Escape cancels (and removes a new
 * node). In the outline Enter continues with the next node, Ctrl+Enter with a child.
 */
export function IdeaText({
  text,
  editing: { id, pane, typed },
  className,
}: {
  text: string;
  editing: Editing;
  className?: string;
}) {
  const view = useView();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // Text begun by typing on a selected node continues; in an opened text the first key replaces it.
    if (typed === undefined) field.current?.select();
    else field.current?.setSelectionRange(typed.length, typed.length);
  }, [typed]);
  useLateTyping(() => field.current && view.writeSoFar(field.current.value));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // In an input method, Enter selects a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      view.endEditing(id, null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      const isOther = view.endEditing(id, event.currentTarget.value);
      if (event.ctrlKey || event.metaKey) view.addChild(id, pane);
      else if (pane === 'outline' && isOther) view.addSibling(id, pane);
    }
  };
  return (
    <textarea
      ref={field}
      defaultValue={typed ?? text}
      rows={1}
      maxLength={titleMaxLength}
      aria-label={mindmapCopy.textOf(text)}
      onKeyDown={onKeyDown}
      onBlur={(event) => view.endEditing(id, event.currentTarget.value, false)}
      className={clsx('nodrag nopan nowheel resize-none bg-surface text-ink outline-none', className)}
    />
  );
}
