import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Who may open the screen: `waiting` is a student without guardian's consent, `super` a Super student.
     * `null` for layouts and redirects.
     */
    access: 'everyone' | 'guest' | 'waiting' | 'student' | 'super' | null;
  }
}
