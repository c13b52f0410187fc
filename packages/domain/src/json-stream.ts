import { setImmediate as nextTurn } from 'node:timers/promises';

/** Parts of a JSON text. A generator of them without its disposal, which not every runtime of ours has. */
type Stretches = Pick<AsyncGenerator<string, void>, 'next' | 'return' | 'throw'> & AsyncIterable<string>;

/**
 * A value of type T as JSON that is made while it is sent: for what may be too long to be held whole.
 * `stretches` can be read once; call `return` to stop early and end its queries.
 */
export class JsonStream<T> {
  declare readonly value?: T;
  readonly stretches: Stretches;

  constructor(stretches: Stretches) {
    this.stretches = stretches;
  }

  /** The whole value. */
  async read(): Promise<T> {
    let json = '';
    for await (const stretch of this.stretches) json += stretch;
    return JSON.parse(json) as T;
  }
}

/** A stream whose first stretch is there: what fails before it fails as any call does. */
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
 * The JSON of an object: of its `fields` at once, of its `lists` page by page. Other requests have a turn after each page.
 * @param proceed called before each page, and waited for; throws where it must go no further
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
