import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');
/** Linux reports processor time to programs in hundredths of a second. */
const tickMs = 10;
const sampleMs = 500;

/** The running processes: parent by id. Zombies are left out. */
function readParents() {
  if (process.platform === 'win32') return new Map();
  const rows = hasProc ? readProc() : readPs();
  return new Map(rows.filter(([, , state]) => !state.startsWith('Z')).map(([pid, parent]) => [pid, parent]));
}

const listPids = () => readdirSync('/proc').map(Number).filter(Boolean);

/** Rows of id, parent, state, processor time without that of children, and time of the start. */
function readProc(pids = listPids()) {
  return pids.flatMap((pid) => {
    try {
      // The name in brackets may contain blanks and brackets.
      const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/.*\) (.*)/s);
      const [state, parent, ...rest] = fields.split(' ');
      const ms = (Number(rest[9]) + Number(rest[10])) * tickMs;
      return [[pid, Number(parent), state, ms, rest[17]]];
    } catch {
      return [];
    }
  });
}

function readPs() {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' });
  return rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, state]) => [Number(pid), Number(parent), state]);
}

/**
 * Tracks everything that a process starts, also in separate groups and after the parents have ended.
 * @returns a function that lists those still running; misses a process whose parent ended before it was first
 * listed
 */
export function followDescendants(pid) {
  const known = new Set([pid]);
  return () => {
    const parents = readParents();
    for (let before = 0; before < known.size; ) {
      before = known.size;
      for (const [child, parent] of parents) if (known.has(parent)) known.add(child);
    }
    return [...known].filter((one) => one !== pid && parents.has(one));
  };
}

/**
 * Adds up the processor time of a process and its descendants, including those that nobody waits for, such as
 * the renderers of a browser. Misses at most the last half second of each.
 * @returns a function that ends the measurement and returns milliseconds; null where there is no /proc
 */
export function measureTree(pid) {
  if (!hasProc) return () => null;
  let endedMs = 0;
  const live = new Map([[pid, { ms: 0, start: undefined }]]);
  /** Uses the last reading, because reading all processes twice a second takes a fiftieth of a processor. */
  let others = new Set();
  let listed = new Set();
  const sample = () => {
    const pids = listPids();
    const rows = readProc(pids.filter((one) => !others.has(one)));
    const starts = new Map(rows.map(([one, , , , start]) => [one, start]));
    for (const [one, { ms, start }] of live) {
      // The id may belong to another process by now.
      if (start === undefined || starts.get(one) === start) continue;
      endedMs += ms;
      live.delete(one);
    }
    for (let before = -1; before < live.size; ) {
      before = live.size;
      for (const [one, parent, , ms, start] of rows)
        if (live.has(one) || live.has(parent)) live.set(one, { ms, start });
    }
    // Removed only when missing twice, because a list may show a process without its new parent.
    others = new Set(pids.filter((one) => listed.has(one) && !live.has(one)));
    listed = new Set(pids);
  };
  sample();
  const timer = setInterval(sample, sampleMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    sample();
    return [...live.values()].reduce((sum, { ms }) => sum + ms, endedMs);
  };
}
