import { setImmediate as nextTurn } from 'node:timers/promises';

/** Parts of a JSON text: a generator without the dispose methods, which some runtimes lack. */
type Stretches = Pick<AsyncGenerator<string, void>, 'next' | 'return' | 'throw'> & AsyncIterable<string>;

/**
 * A value of type T as JSON, generated while it is sent, because it may be too long for memory. `stretches`
 * can be read once; call `return` to stop early and end its queries.
 */
export class JsonStream<T> {
  declare readonly value?: T;
  readonly stretches: Stretches;

  constructor(stretches: Stretches) {
    this.stretches = stretches;
  }

  /** Reads the whole value into memory. */
  async read(): Promise<T> {
    let json = '';
    for await (const stretch of this.stretches) json += stretch;
    return JSON.parse(json) as T;
  }
}

/** A stream with its first part loaded, so that an early failure rejects like any other call. */
export async function startedStream<T>(stretches: AsyncGenerator<string, void>): Promise<JsonStream<T>> {
  const first = await stretches.next();
  let isFirstRead = false;
  const all: Stretches = {
    next() {
      if (isFirstRead) return stretches.next();
      isFirstRead = true;
      return Promise.resolve(first);
    },
    return: () => stretches.return(),
    throw: (error) => stretches.throw(error),
    [Symbol.asyncIterator]: () => all,
  };
  return new JsonStream(all);
}

/** A list that is read page by page. */
export type Pages<Item> = AsyncIterable<readonly Item[]>;

/**
 * The JSON of an object: its `fields` first, its `lists` page by page. Yields to other requests after each
 * page.
 * @param proceed awaited before each page; throws to stop
 */
export async function* writeObject(
  fields: object,
  lists: Record<string, Pages<unknown>>,
  proceed: () => Promise<void>,
): AsyncGenerator<string, void> {
  yield JSON.stringify(fields).slice(0, -1);
  for (const [name, pages] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    let separator = '';
    await proceed();
    for await (const page of pages) {
      if (page.length > 0) yield separator + JSON.stringify(page).slice(1, -1);
      if (page.length > 0) separator = ',';
      await nextTurn();
      await proceed();
    }
    yield ']';
  }
  yield '}';
}
