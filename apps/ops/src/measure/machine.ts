import { arch, cpus, release, type } from 'node:os';

/** The machine of the measurements, without names or paths. */
export const machine = (): string =>
  `${cpus().length} cores, ${type()} ${release().split('-')[0]} ${arch()}, Node ${process.versions.node}`;
