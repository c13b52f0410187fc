import type { Environment, SettingProblem } from './environment.ts';

/** The database's own address when DATABASE_URL is a pooler, else null. */
export function directDatabaseUrlOf(env: Environment): string | null {
  return env.DATABASE_POOLER === undefined ? null : (env.DATABASE_DIRECT_URL ?? null);
}

export function poolerProblems(env: Environment): SettingProblem[] {
  if (env.DATABASE_POOLER === undefined) {
    if (env.DATABASE_DIRECT_URL === undefined) return [];
    return [{ name: 'DATABASE_DIRECT_URL', problem: 'is for DATABASE_POOLER=transaction alone' }];
  }
  const problems: SettingProblem[] = [];
  if (env.DATABASE_URL === undefined)
    problems.push({ name: 'DATABASE_URL', problem: 'must be the address of the pooler' });
  if (env.DATABASE_DIRECT_URL === undefined)
    problems.push({
      name: 'DATABASE_DIRECT_URL',
      problem: 'must be the address of the database itself: migrations and news of a publish pass no pooler',
    });
  return problems;
}
