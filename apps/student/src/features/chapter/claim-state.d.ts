import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens the subject screen in selection mode. */
    isClaiming?: boolean;
  }
}
