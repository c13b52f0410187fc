import { median } from '#src/measure/alternate.ts';
import { quartiles } from '#src/measure/quartiles.ts';
import { markdownTable } from '#src/measure/table.ts';
import type { Side } from './step-servers.ts';
import { type Call, type StepName, steps, stepsOf } from './steps.ts';

/** Microseconds of CPU per request, one per round. */
export type Seen = Record<Call, Map<Side, number[]>>;

const calls = ['read', 'save'] as const;

const medianOf = (seen: Seen, call: Call, side: Side) => median(seen[call].get(side) ?? []);

/** The extra cost of a step over the previous one; null if the call has no such step. */
function addedBy(seen: Seen, call: Call, step: StepName): number | null {
  const names = stepsOf(call).map(({ name }) => name);
  const place = names.indexOf(step);
  if (place < 0) return null;
  const before = names[place - 1];
  return medianOf(seen, call, step) - (before ? medianOf(seen, call, before) : 0);
}

/** The product's cost on top of the last step. */
function unexplained(seen: Seen, call: Call): number {
  const last = stepsOf(call).at(-1);
  return medianOf(seen, call, 'product') - (last ? medianOf(seen, call, last.name) : 0);
}

function lineOf(seen: Seen, layer: string, added: Record<Call, number | null>, why: string): string[] {
  const microseconds = calls.map((call) => added[call]?.toFixed(1) ?? '');
  const shares = calls.flatMap((call) => {
    const part = added[call];
    return part === null ? [] : [`${Math.round((part / medianOf(seen, call, 'product')) * 100)} %`];
  });
  const isOfSavesAlone = added.read === null;
  return [layer, ...microseconds, `${isOfSavesAlone ? 'save ' : ''}${shares.join(', ')}`, why];
}

/** Without this, the session look-up would seem to cost nothing or even save time. */
const batchText = [
  'The steps before the session look-up answer one request after the other, those from it on in batches, whose replies',
  'cost less to write: the line of the look-up has that gain in it.',
].join('\n');

const roundsToScatter = 4;

/** The interquartile range of a step's rounds, at the median of the steps, in microseconds. */
function scatterOf(seen: Seen, call: Call): number {
  const widths = [...seen[call].values()].map((values) => {
    const { p25, p75 } = quartiles(values);
    return p75 - p25;
  });
  return median(widths);
}

function scatterText(seen: Seen): string {
  if ((seen.read.get('product')?.length ?? 0) < roundsToScatter)
    return 'Too few rounds to tell how much they differ.';
  const [read, save] = calls.map((call) => `${scatterOf(seen, call).toFixed(1)} µs`);
  return [
    `Of one step the middle half of the rounds lies within ${read} for a read and ${save} for a save:`,
    'a line below that says only that the layer costs little.',
  ].join(' ');
}

/**
 * The table of what each layer adds to a read and to a save. The lines add up to the built product; the
 * unexplained rest is a line too. An explanation follows.
 */
export function layersTable(seen: Seen): string {
  const added = (of: (call: Call) => number | null) => ({ read: of('read'), save: of('save') });
  const lines = steps.map(({ name, layer, why }) =>
    lineOf(
      seen,
      layer,
      added((call) => addedBy(seen, call, name)),
      why,
    ),
  );
  const rest = lineOf(
    seen,
    'unexplained: the built product beyond the last step',
    added((call) => unexplained(seen, call)),
    'Its other doors, pages and work in the background, and what the measurement errs by.',
  );
  const whole = lineOf(
    seen,
    '**the built product, everything on**',
    added((call) => medianOf(seen, call, 'product')),
    '',
  );
  const head = [
    'Layer',
    'Adds to a read (µs)',
    'Adds to a save (µs)',
    'Share of the whole (read, save)',
    'Why it stays',
  ];
  const table = markdownTable(head, [...lines, rest, whole]);
  return [table, scatterText(seen), batchText].join('\n\n');
}
