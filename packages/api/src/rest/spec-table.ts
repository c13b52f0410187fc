import { type CallName, ownCalls, type SpecGroup, type SpecLine, specCalls } from './spec-calls.ts';

/** The heading of the call in this guide, as Markdown's readers make an address of it. */
function linkTo(call: CallName): string {
  const heading = call.replaceAll(/\{(\w+)\}/g, ':$1');
  const anchor = heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
  return `[${heading}](#${anchor})`;
}

const lineOf = ({ says, calls }: SpecLine) => `| \`${says}\` | ${calls.map(linkTo).join('<br>')} |`;
const groupOf = ({ title, lines }: SpecGroup) => [`| **${title}** | |`, ...lines.map(lineOf)];

/** For each line of the specification's list of calls where this guide describes it; then what we have besides. */
export function specTable(): string {
  const added = Object.entries(ownCalls).map(([call, why]) => `- ${linkTo(call as CallName)}: ${why}.`);
  return [
    '## The specification, line by line',
    '',
    '| section 7 of the specification | here |',
    '|---|---|',
    ...specCalls.flatMap(groupOf),
    '',
    'Besides these:',
    '',
    ...added,
    '',
  ].join('\n');
}
