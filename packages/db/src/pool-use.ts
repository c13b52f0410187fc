import type postgres from 'postgres';

/** `inUse` connections are busy; `waiting` statements and transactions are queued for one. */
export type PoolUse = {
  max: number;
  inUse: number;
  waiting: number;
  /** Total time since the pool was opened in which all connections were in use. */
  fullMs: number;
};

/**
 * The same client, with its statements and transactions counted from sending to answer, because postgres.js
 * does not expose its queues. A transaction counts once; reserved connections and cursors, which the product
 * does not use, are not counted.
 */
export function countPoolUse<Client extends postgres.Sql>(
  sql: Client,
  max: number,
): { sql: Client; use(): PoolUse } {
  let underWay = 0;
  let fullSince = 0;
  let fullMs = 0;
  function count(work: Promise<unknown>): void {
    const settled = () => {
      if (underWay === max) fullMs += performance.now() - fullSince;
      underWay -= 1;
    };
    underWay += 1;
    if (underWay === max) fullSince = performance.now();
    work.then(settled, settled);
  }
  /** A query runs when it is awaited, and never as a fragment of another one. */
  function countWhenRun(made: unknown): unknown {
    if (!(made instanceof Promise)) return made;
    const run = Reflect.get(made, 'handler') as (query: unknown) => unknown;
    Reflect.set(made, 'handler', (query: Promise<unknown>) => {
      count(query);
      return run(query);
    });
    return made;
  }
  const unsafe = (...args: Parameters<postgres.Sql['unsafe']>) => countWhenRun(sql.unsafe(...args));
  const begin = (...args: [never]) => {
    const transaction = sql.begin(...args) as Promise<unknown>;
    count(transaction);
    return transaction;
  };
  return {
    sql: new Proxy(sql, {
      apply: (target, self, args) => countWhenRun(Reflect.apply(target, self, args)),
      get(target, name) {
        if (name === 'unsafe') return unsafe;
        return name === 'begin' ? begin : Reflect.get(target, name);
      },
    }),
    use: () => ({
      max,
      inUse: Math.min(underWay, max),
      waiting: Math.max(0, underWay - max),
      fullMs: fullMs + (underWay >= max ? performance.now() - fullSince : 0),
    }),
  };
}
