/**
 * A separate process: polls an address every 20 ms, and reports on request the longest answer since the last
 * report.
 */
const everyMs = 20;
const address = process.argv[2] ?? '';
let worstMs = 0;
const waiting = new Set<number>();

async function ask(): Promise<void> {
  const startedAt = performance.now();
  waiting.add(startedAt);
  await fetch(address).then(
    (reply) => reply.text(),
    () => undefined,
  );
  waiting.delete(startedAt);
  worstMs = Math.max(worstMs, performance.now() - startedAt);
}

setInterval(ask, everyMs);
process.on('message', () => {
  const now = performance.now();
  process.send?.(Math.max(worstMs, ...[...waiting].map((startedAt) => now - startedAt)));
  worstMs = 0;
});
process.on('disconnect', () => process.exit(0));
