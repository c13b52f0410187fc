import type { TestDatabase } from '@repo/db/testing';
import { expect } from 'vitest';

/**
 * The months granted to a student. Fails unless the plan's end matches them and each order became paid once;
 * read in one statement.
 */
export async function monthsGranted(database: TestDatabase, id: string): Promise<number> {
  const [found] = await database.sql<{ months: number; isPlanTheirs: boolean; paidStates: number }[]>`
    select count(distinct g.order_id)::int as months,
      u.expiry_date is not distinct from max(g.granted_until) as "isPlanTheirs",
      count(s.order_id)::int as "paidStates"
    from users u
    left join plan_grants g on g.user_id = u.id
    left join order_states s on s.order_id = g.order_id and s.status = 'PAID'
    where u.id = ${id} group by u.id, u.expiry_date`;
  expect(found?.isPlanTheirs).toBe(true);
  expect(found?.paidStates).toBe(found?.months);
  return found?.months ?? 0;
}
