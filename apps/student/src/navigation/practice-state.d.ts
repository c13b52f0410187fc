import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens practice with this choice. */
    practiceKind?: 'paper';
  }
}
