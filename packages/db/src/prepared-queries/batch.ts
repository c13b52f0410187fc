import DataLoader from 'dataloader';

/** Statements of one kind under way at once; what comes meanwhile waits for the next and shares it. */
const lanesDefault = 2;
/** What one statement may hold: enough for any burst, and short enough to plan and answer at once. */
const sizeMax = 200;

/**
 * Lets callers of the same moment share one statement. A call on an idle process is sent at the end of this turn of the
 * event loop; under load the calls that arrive while `lanes` statements are under way go together in the next one, so
 * that a statement's fixed cost is paid once for all of them. Nothing is cached: every call is answered by a statement
 * that was sent after it came.
 * @param run answers all keys in their order; an Error in its list rejects the one call that it stands for
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
