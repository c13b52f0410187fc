/** Runs cleanups in reverse order, even when one of them fails. */
export function createCleanup() {
  const works: (() => Promise<unknown>)[] = [];
  return {
    add: (work: () => Promise<unknown>) => void works.push(work),
    async run() {
      for (const work of works.splice(0).reverse()) await work().catch(() => undefined);
    },
  };
}
