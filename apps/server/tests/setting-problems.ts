import { readConfig } from '#src/config.ts';

/** The problems that readConfig reports, one per line, without the heading. */
export function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
}
