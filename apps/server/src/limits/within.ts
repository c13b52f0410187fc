/**
 * Settles as `work` does, or rejects with `lateMessage` after `limitMs`; the work continues and its outcome
 * is ignored.
 */
export async function within<T>(limitMs: number, work: Promise<T>, lateMessage: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(lateMessage)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
