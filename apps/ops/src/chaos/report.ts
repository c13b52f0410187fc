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

/** What docs/measurements.md shows of a run. */
export function reportText(outcomes: readonly Outcome[], skipped: readonly string[]): string {
  const notTried = skipped.map((reason) => `\n\nNot tried this time: ${reason}.`);
  return `Tried on ${machine()}.\n\n${outcomesTable(outcomes)}${notTried.join('')}`;
}
