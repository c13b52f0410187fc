/** What a key means on a node of the canvas or the outline. */
export type TreeCommand =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'child'
  | 'sibling'
  | 'edit'
  | 'delete'
  | 'toggle'
  | 'moveUp'
  | 'moveDown'
  | 'moveUnder';

/** What a key means anywhere in the editor outside of a field. */
export type EditorCommand = 'undo' | 'redo' | 'zoomIn' | 'zoomOut' | 'zoomReset' | 'fit' | 'help';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const plain: Record<string, TreeCommand> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
  Enter: 'sibling',
  F2: 'edit',
  Delete: 'delete',
  ' ': 'toggle',
};

const withAlt: Record<string, TreeCommand> = { ArrowUp: 'moveUp', ArrowDown: 'moveDown' };

/** The command for a key pressed on a node; null if it has none. */
export function treeCommandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): TreeCommand | null {
  if (ctrlKey || metaKey) return altKey || key !== 'Enter' ? null : 'child';
  // On a Mac, Alt changes the letter.
  if (altKey) return code === 'KeyM' ? 'moveUnder' : (withAlt[key] ?? null);
  return shiftKey ? null : (plain[key] ?? null);
}

/** The text that a key pressed on a node types; null if it types none, or is a shortcut. */
export function signOf(key: Key): string | null {
  if (key.ctrlKey || key.metaKey || key.altKey || key.key === ' ' || [...key.key].length !== 1) return null;
  return editorCommandOf(key) === null ? key.key : null;
}

/** The command for a key pressed outside of a field; null if it has none. */
export function editorCommandOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Key): EditorCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    if (letter === 'y') return 'redo';
    return key === '0' ? 'zoomReset' : null;
  }
  if (key === '+' || key === '=') return 'zoomIn';
  if (key === '-') return 'zoomOut';
  if (key === '?') return 'help';
  return shiftKey && code === 'Digit1' ? 'fit' : null;
}
