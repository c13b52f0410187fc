import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Preselects this kind of practice. */
    practiceKind?: 'questions' | 'paper';
    /** Fills in the login's email. */
    email?: string;
  }
}
