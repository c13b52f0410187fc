import { arch, cpus, release, type } from 'node:os';

/** What the figures were seen on, without names or paths. */
export const machine = (): string =>
  `${cpus().length} cores, ${type()} ${release().split('-')[0]} ${arch()}, Node ${process.versions.node}`;
