import { useRef } from 'react';

/**
 * Focus requests for nodes that may render later: a node takes the focus once it exists. An id of null
 * requests the node selected by then. `take` tells a node whether it is requested, and clears the request.
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
