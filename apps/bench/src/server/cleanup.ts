/** Ends what was started, in the opposite order, also when one of the ends fails. */
export function createCleanup() {
  const works: (() => Promise<unknown>)[] = [];
  return {
    add: (work: () => Promise<unknown>) => void works.push(work),
    async run() {
      for (const work of works.splice(0).reverse()) await work().catch(() => undefined);
    },
  };
}
