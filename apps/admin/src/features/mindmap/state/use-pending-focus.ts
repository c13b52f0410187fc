import { useRef } from 'react';

/**
 * The focus goes to a node that may be drawn only later: it is wished here, and the node takes it as soon as it is
 * there. An id of null wishes for the node that is chosen by then. `take` tells a node whether it is the one, and
 * grants the wish.
 */
export function usePendingFocus() {
  const wished = useRef<{ id: string | null; pane: string } | null>(null);
  return {
    wish(id: string | null, pane: string): void {
      wished.current = { id, pane };
    },
    take(id: string, pane: string, isChosen: boolean): boolean {
      const { current } = wished;
      if (!current || current.pane !== pane || (current.id === null ? !isChosen : current.id !== id))
        return false;
      wished.current = null;
      return true;
    },
  };
}
