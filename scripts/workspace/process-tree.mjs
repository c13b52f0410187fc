import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Each process that runs: its parent by its id. Processes that ended and wait to be collected are left out. */
function readParents() {
  if (process.platform === 'win32') return new Map();
  const rows = existsSync('/proc/self/stat') ? readProc() : readPs();
  return new Map(rows.filter(([, , state]) => !state.startsWith('Z')).map(([pid, parent]) => [pid, parent]));
}

function readProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in brackets may have blanks and brackets of its own.
        const [, state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').match(/.*\) (\w) (\d+)/s);
        return [[Number(name), Number(parent), state]];
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
 * Follows what a process started, also in groups of their own, and after their parents have ended.
 * @returns a function that lists those that run now; one that was never listed with its parent is not found
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
