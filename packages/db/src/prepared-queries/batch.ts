import DataLoader from 'dataloader';

/** Concurrent statements of one kind; calls that arrive meanwhile share the next one. */
const lanesDefault = 2;
/** Maximum keys of one statement: enough for any burst, and few enough to plan and answer quickly. */
const sizeMax = 200;

/**
 * Batches concurrent calls into one statement. A call on an idle process is sent at the end of this turn of
 * the event loop; under load, calls that arrive while `lanes` statements are in flight share the next one, so
 * that a statement's fixed cost is paid once for all of them. Nothing is cached: every call is answered by a
 * statement sent after it.
 * @param run answers all keys in their order; an Error in its list rejects only that call
 */
export function shareStatement<Key, Found>(
  run: (keys: readonly Key[]) => Promise<readonly (Found | Error)[]>,
  lanes = lanesDefault,
): (key: Key) => Promise<Found> {
  let free = lanes;
  const waiting: (() => void)[] = [];
  function take(dispatch: () => void): void {
    free -= 1;
    setImmediate(dispatch);
  }
  const loader = new DataLoader<Key, Found>(
    async (keys) => {
      try {
        return await run(keys);
      } finally {
        free += 1;
        const next = waiting.shift();
        if (next) take(next);
      }
    },
    {
      cache: false,
      maxBatchSize: sizeMax,
      batchScheduleFn(dispatch) {
        if (free > 0) take(dispatch);
        else waiting.push(dispatch);
      },
    },
  );
  return (key) => loader.load(key);
}

/**
 * Batches concurrent writes like `shareStatement`. If a shared statement fails, each row is written separately,
 * so that one bad row does not fail the others.
 * @param write writes all rows in one statement; an Error in its list rejects only that row
 */
export function shareWrite<Row, Stored>(
  write: (rows: readonly Row[]) => Promise<readonly (Stored | Error)[]>,
): (row: Row) => Promise<Stored> {
  async function writeAlone(row: Row): Promise<Stored | Error> {
    const [stored] = await write([row]).catch((error: Error) => [error]);
    return stored as Stored | Error;
  }
  return shareStatement((rows: readonly Row[]) => {
    const together = write(rows);
    return rows.length === 1 ? together : together.catch(() => Promise.all(rows.map(writeAlone)));
  });
}

/**
 * Batches concurrent look-ups like `shareStatement`. A single one has its own, cheaper statement.
 * @param together answers all keys in their order
 */
export function shareLookup<Key, Found>(
  alone: (key: Key) => Promise<Found>,
  together: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  return shareStatement((keys: readonly Key[]) =>
    keys.length > 1 ? together(keys) : Promise.all(keys.map(alone)),
  );
}
