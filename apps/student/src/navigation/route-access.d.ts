import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Who may open the screen: `waiting` is a student whose guardian has not agreed yet, `super` a student of Super.
     * `null` for layouts and redirects.
     */
    access: 'everyone' | 'guest' | 'waiting' | 'student' | 'super' | null;
  }
}
