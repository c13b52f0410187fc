import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { followDescendants, measureTree } from './process-tree.mjs';

const isWindows = process.platform === 'win32';
const running = new Set();
/** The shutdown in progress after a signal. */
let ending = null;

/**
 * Starts a process as the leader of a new group: everything it starts can be ended with it, and Ctrl-C in the
 * terminal reaches it once, through us.
 */
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, { detached: !isWindows, ...options });
  running.add(child);
  child.once('error', () => running.delete(child));
  return child;
}

function signalGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
    return true;
  } catch {
    return false;
  }
}

const hasEnded = (child) => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended.
    }
  }
}

/**
 * Asks a process and all it started, also in separate groups, to end, and kills those that take `graceMs`
 * longer.
 */
export async function endGroup(child, graceMs = 20_000) {
  if (child.pid === undefined) return;
  const listStarted = followDescendants(child.pid);
  listStarted();
  const exited = hasEnded(child) ? Promise.resolve() : once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const isGone = await Promise.race([exited.then(() => true), delay(graceMs, false, { ref: false })]);
  const isRunning = () => listStarted().length > 0;
  const waitWhile = async (isAnyLeft, limitMs) => {
    for (let waited = 0; waited < limitMs && isAnyLeft(); waited += 50) await delay(50);
  };
  if (isGone) {
    // Processes that outlive the leader get a moment more.
    await waitWhile(() => isRunning() || signalGroup(child, 0), 500);
    // Servers and browsers of a killed program have not been asked to end yet.
    signalAll(listStarted(), 'SIGTERM');
    await waitWhile(isRunning, graceMs);
  }
  signalAll(listStarted(), 'SIGKILL');
  signalGroup(child, 'SIGKILL');
  await exited;
  running.delete(child);
}

export async function endAllGroups() {
  await Promise.all([...running].map((child) => endGroup(child)));
}

/** For errors that only result from a requested shutdown. */
export const isEndingOnSignal = () => ending !== null;

/**
 * On Ctrl-C and similar signals: ends everything that was started, then this process with the exit code from
 * `exitCode`.
 */
export function endOnSignals(exitCode = (number) => 128 + number) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (ending) return;
      ending = endAllGroups();
      await ending;
      // Runs last, because callers that wait for a process remove their folders first.
      await nextTurn();
      process.exit(exitCode(constants.signals[signal]));
    });
  }
}

/** @returns the exit code; a killed process counts as 1 */
export async function waitForExit(child) {
  if (!hasEnded(child)) await once(child, 'exit');
  await ending;
  if (!signalGroup(child, 0)) running.delete(child);
  return child.exitCode ?? 1;
}

/**
 * Runs a command with our terminal.
 * @returns its exit code
 */
export async function run(command, args, options = {}) {
  return waitForExit(spawnGroup(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }));
}

/**
 * Runs a command with our terminal.
 * @returns its exit code, and the processor time of everything it started in milliseconds, as measureTree
 */
export async function runMeasured(command, args, options = {}) {
  const child = spawnGroup(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const readCpuMs = measureTree(child.pid);
  const code = await waitForExit(child);
  return { code, cpuMs: readCpuMs() };
}

/**
 * Runs a command silently, and shows its output only when it fails.
 * @throws when it fails
 */
export async function runQuietly(what, command, args, options = {}) {
  const child = spawnGroup(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const said = [];
  child.stdout.on('data', (data) => said.push(data));
  child.stderr.on('data', (data) => said.push(data));
  const code = await waitForExit(child);
  if (code === 0) return;
  if (!ending) process.stderr.write(Buffer.concat(said));
  throw new Error(`${what} failed (exit code ${code}); what it said stands above.`);
}
