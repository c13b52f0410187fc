let isLeft = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
}

/** Whether the page is being unloaded: requests must outlive it. */
export const isPageLeft = (): boolean => isLeft;
