import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A private network inside this machine: a bridge, and nodes each attached by one cable. Linux, as root. */
export type Network = {
  addNode(name: string): Node;
  remove(): void;
};

export type Node = {
  name: string;
  address: string;
  /** The prefix that makes a command run as this node. */
  prefix: readonly string[];
  /** kill -9 of the node's processes, or only of those whose command line matches. */
  kill(isMeant?: (command: string) => boolean): void;
  /** Unplugs the node's cable: no traffic passes, and no connection is closed. */
  unplug(): void;
  plugIn(): void;
};

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** The words of a process' command line; empty when it has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function killAll(namespace: string, isMeant: (command: string) => boolean): void {
  // Repeat until none is left: a process may have started another one before it was killed.
  for (;;) {
    const pids = String(ip('netns', 'pids', namespace))
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number);
    const meant = pids.filter((pid) => commandOf(pid) !== '' && isMeant(commandOf(pid)));
    if (meant.length === 0) return;
    for (const pid of meant) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process ended before it could be killed.
      }
    }
  }
}

/** @returns null, or why this machine allows no network namespaces */
export function whyNoNetwork(): string | null {
  if (process.getuid?.() !== 0) return 'only root may make networks';
  const probe = `probe-${process.pid}`;
  try {
    ip('netns', 'add', probe);
    ip('netns', 'delete', probe);
    return null;
  } catch (error) {
    return `no network can be made here (${error instanceof Error ? error.message.split('\n')[0] : error})`;
  }
}

/** @param subnet the first three numbers of its addresses; ours ends in 1, those of the nodes in 11, 12, … */
export function createNetwork(subnet: string): Network {
  const bridge = `br${process.pid}`;
  const namespaces: string[] = [];
  const cables: string[] = [];
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${subnet}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  return {
    addNode(name) {
      const namespace = `${name}-${process.pid}`;
      const number = namespaces.push(namespace);
      const address = `${subnet}.${10 + number}`;
      const cable = `v${number}-${process.pid}`;
      cables.push(cable);
      ip('netns', 'add', namespace);
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
      ip('link', 'set', cable, 'master', bridge, 'up');
      ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0');
      ip('-n', namespace, 'link', 'set', 'eth0', 'up');
      ip('-n', namespace, 'link', 'set', 'lo', 'up');
      return {
        name,
        address,
        prefix: ['ip', 'netns', 'exec', namespace],
        kill: (isMeant = () => true) => killAll(namespace, isMeant),
        unplug: () => void ip('link', 'set', cable, 'nomaster'),
        plugIn: () => void ip('link', 'set', cable, 'master', bridge),
      };
    },
    remove() {
      for (const namespace of namespaces) killAll(namespace, () => true);
      for (const link of [...cables, bridge]) ip('link', 'delete', link);
      for (const namespace of namespaces) ip('netns', 'delete', namespace);
    },
  };
}
