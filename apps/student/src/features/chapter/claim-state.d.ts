import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens the subject screen in selection mode: the next locked chapter that is tapped is claimed. */
    isClaiming?: boolean;
  }
}
