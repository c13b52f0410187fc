import { readConfig } from '#src/config.ts';

/** What readConfig refuses: a line each, without the first one. */
export function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
}
