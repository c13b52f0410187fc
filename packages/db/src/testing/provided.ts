/** What globalSetup passes to the test files: a migrated template to copy. */
export type ProvidedTestDatabase =
  | { kind: 'real'; adminUrl: string; template: string }
  | { kind: 'embedded'; snapshot: string };

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: ProvidedTestDatabase;
  }
}
