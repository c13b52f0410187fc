import { useEffect, useLayoutEffect } from 'react';
import { closeSearch, openSearch, useIsSearchOpen } from '#src/app/search/search.ts';
import { LeftOutBar } from '#src/content/device/left-out-bar.tsx';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';

const SearchPanel = lazyDialog(async () => (await import('./search-panel.tsx')).SearchPanel);

const typing = 'input, textarea, select, [contenteditable="true"]';

/** Ctrl+K anywhere, or / outside text fields; not over another dialog. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
}

/** Shows the search when opened by a button or key. */
export function SearchHost() {
  const isOpen = useIsSearchOpen();
  // Layout effect: keys pressed right after the first paint would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => closeSearch, []);
  return isOpen ? <SearchPanel leftOut={<LeftOutBar onLeave={closeSearch} />} onClose={closeSearch} /> : null;
}
