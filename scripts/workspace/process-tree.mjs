import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The running processes: parent by id. Zombies are left out. */
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
        // The name in brackets may contain blanks and brackets.
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
 * Follows what a process starts, also in separate groups and after their parents have ended.
 * @returns a function that lists those still running; a process that was never listed with its parent is
 * missed
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
