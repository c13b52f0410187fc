import type { Database } from '@repo/db';
import type { LoadStudent } from './students.ts';

export type LedgerReport = {
  /** Number of acknowledged items by kind. */
  acknowledged: Record<'position' | OnceKind, number>;
  /** Acknowledged items missing in the database. */
  lost: string[];
  /** Items stored more than once. */
  doubled: string[];
};

/** Items that must be stored once: quizzes and written answers by their attempt, payments by their order. */
export type OnceKind = 'quiz' | 'written' | 'payment';

const idPrefix = 'evening-';
const stored: Record<OnceKind, string> = {
  quiz: `select attempt_id as id from test_results where attempt_id like '${idPrefix}%'`,
  written: `select attempt_id as id from written_results where attempt_id like '${idPrefix}%'`,
  payment: 'select order_id as id from plan_grants',
};
const kinds = Object.keys(stored) as OnceKind[];

export type Ledger = {
  newAttemptId(): string;
  /** The last page that the student sent. */
  acknowledgePosition(student: LoadStudent): void;
  acknowledge(kind: OnceKind, id: string): void;
  /** Looks up all items; call it when no request is in flight. */
  compare(database: Pick<Database, 'sql'>): Promise<LedgerReport>;
};

/** Records what the servers acknowledged. */
export function createLedger(): Ledger {
  const pages = new Map<LoadStudent, number>();
  const known: Record<OnceKind, Set<string>> = { quiz: new Set(), written: new Set(), payment: new Set() };
  let positions = 0;
  let lastAttempt = 0;

  async function lostPositions({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
    const rows = await sql<{ user_id: string; chapter_id: string; page: number }[]>`
      select user_id, chapter_id, current_page_index as page from chapter_progress`;
    const kept = new Map(rows.map((row) => [`${row.user_id} ${row.chapter_id}`, row.page]));
    return [...pages].flatMap(([{ id, place }, page]) => {
      const found = kept.get(`${id} ${place.chapterId}`);
      return found !== undefined && found >= page
        ? []
        : [`page ${page} of ${id}: ${found ?? 'none'} is kept`];
    });
  }

  async function faultsOf(kind: OnceKind, { sql }: Pick<Database, 'sql'>) {
    const rows = await sql.unsafe<{ id: string; count: number }[]>(
      `select id, count(*)::int as count from (${stored[kind]}) kept group by 1`,
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return {
      lost: [...known[kind]].filter((id) => !counts.has(id)).map((id) => `${kind} ${id}`),
      doubled: [...counts].filter(([, count]) => count > 1).map(([id]) => `${kind} ${id}`),
    };
  }

  return {
    newAttemptId() {
      lastAttempt += 1;
      return `${idPrefix}${lastAttempt}`;
    },
    acknowledgePosition(student) {
      positions += 1;
      pages.set(student, student.page);
    },
    acknowledge: (kind, id) => void known[kind].add(id),
    async compare(database) {
      const faults = { lost: await lostPositions(database), doubled: [] as string[] };
      for (const kind of kinds) {
        const { lost, doubled } = await faultsOf(kind, database);
        faults.lost.push(...lost);
        faults.doubled.push(...doubled);
      }
      const counts = kinds.map((kind): [OnceKind, number] => [kind, known[kind].size]);
      return {
        acknowledged: { position: positions, ...(Object.fromEntries(counts) as Record<OnceKind, number>) },
        ...faults,
      };
    },
  };
}
