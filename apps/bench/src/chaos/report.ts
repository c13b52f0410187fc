import { machine } from '#src/measure/machine.ts';
import type { Outcome } from './try-fault.ts';

const count = (n: number) => n.toLocaleString('en-IN');

function statusesText({ tally }: Outcome): string {
  const failed = [...tally.statuses].filter(([status]) => status < 200 || status > 299);
  if (failed.length === 0) return 'none';
  return failed
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${count(times)} x ${status === 0 ? 'no answer' : status}`)
    .join(', ');
}

function rowOf(outcome: Outcome): string[] {
  const { title, tally, lost, doubled, hasSameProcesses, note, faults } = outcome;
  return [
    title,
    count(tally.acknowledged),
    String(lost.length),
    String(doubled.length),
    statusesText(outcome),
    `${(tally.longestGapMs / 1000).toFixed(1)} s`,
    hasSameProcesses === null ? 'replaced' : hasSameProcesses ? 'the same' : '**not the same**',
    note,
    faults.length === 0 ? 'yes' : '**no**',
  ];
}

/** The outcomes as a markdown table. */
export function outcomesTable(outcomes: readonly Outcome[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = [
    'Fault',
    'Acknowledged',
    'Lost',
    'Twice',
    'Refused',
    'Longest gap',
    'Servers',
    'Seen besides',
    'Held',
  ];
  return [line(heads), line(heads.map(() => '---')), ...outcomes.map((outcome) => line(rowOf(outcome)))].join(
    '\n',
  );
}

/** docs/reliability.md. */
export function reportText(outcomes: readonly Outcome[], skipped: readonly string[]): string {
  return [
    '# Reliability',
    '',
    '`npm run chaos` breaks two servers behind nginx (deploy/nginx.conf), a Postgres with commits on disk, and a Redis, while twelve students',
    'save positions and quizzes. Then it looks up every acknowledged write. *Held* means nothing acknowledged was lost or doubled, every answer',
    'was 2xx or 503 with Retry-After, and the servers recovered alone. nginx answers 503 for a killed server; a drained one must cause none.',
    '`-- --write` updates this page, `--only NAME` tries one fault, `--short` less of each. Times depend on the machine.',
    '',
    `Tried on ${machine()}.`,
    '',
    outcomesTable(outcomes),
    '',
    ...skipped.map((reason) => `Not tried this time: ${reason}.`),
    'Not shown: a power cut, a full disk, a network between machines, clocks that jump, more than two servers.',
    '',
  ].join('\n');
}
