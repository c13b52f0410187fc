import { appliedMigrations, differenceBetween, type MigrationList } from '@repo/db';
import type { DomainContext } from '@repo/domain';

type ReadinessSettings = {
  domain: DomainContext;
  /** What the database must have; undefined: what it has at the first check. */
  migrations?: MigrationList | undefined;
  /** Called once for each difference between the server and its database. */
  say: (sentence: string) => void;
};

/**
 * @returns a check that resolves when the database answers, is neither older nor newer than the server, and
 *   published content can be read; otherwise it throws. It waits as long as the database does. Concurrent
 *   calls share one check, so that a flood of them makes one query at a time.
 */
export function createReadiness({ domain, migrations, say }: ReadinessSettings): () => Promise<void> {
  let known = migrations;
  let told = '';
  async function assertSameVersion(): Promise<void> {
    const applied = await appliedMigrations(domain.database.sql);
    known ??= applied;
    const sentence = differenceBetween(known, applied)?.sentence ?? '';
    if (sentence !== '' && sentence !== told) say(sentence);
    told = sentence;
    if (sentence !== '') throw new Error(sentence);
  }
  async function check(): Promise<void> {
    await assertSameVersion();
    await domain.published.current();
  }
  let running: Promise<void> | null = null;
  return () => {
    running ??= check().finally(() => {
      running = null;
    });
    return running;
  };
}
