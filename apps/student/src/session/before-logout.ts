const flushTimeLimitMs = 3_000;

const flushes = new Set<() => Promise<unknown>>();

/** Has something sent before the student is logged out. @returns takes it back */
export function onBeforeLogout(flush: () => Promise<unknown>): () => void {
  flushes.add(flush);
  return () => {
    flushes.delete(flush);
  };
}

/** Sends what is pending; gives up after 3 s, so that nobody is kept from logging out. Never fails. */
export async function flushBeforeLogout(): Promise<void> {
  const timeLimit = new Promise((resolve) => setTimeout(resolve, flushTimeLimitMs));
  await Promise.race([Promise.allSettled([...flushes].map((flush) => flush())), timeLimit]);
}
