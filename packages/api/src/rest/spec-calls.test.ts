import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { restRows } from './index.ts';
import { callNameOf, callsWithoutRow, ownCalls, specCalls } from './spec-calls.ts';

const lines = specCalls.flatMap((group) => group.lines);
const named = lines.flatMap(({ calls }) => calls);
const added = Object.keys(ownCalls);
const answered = [...restRows.map(callNameOf), ...callsWithoutRow];

describe('the calls of the specification', () => {
  it('are all answered', () => {
    expect(named.filter((call) => !answered.includes(call))).toEqual([]);
  });

  it('are all there are, but for those that are named as our own', () => {
    expect(answered.filter((call) => ![...named, ...added].includes(call))).toEqual([]);
  });

  it('stand once each; none of our own is one of them, and each of our own is answered', () => {
    expect(new Set(named).size).toBe(named.length);
    expect(added.filter((call) => named.some((other) => other === call))).toEqual([]);
    expect(added.filter((call) => !answered.some((other) => other === call))).toEqual([]);
  });

  it('are 64, counted by hand: the two ways of saving a position are both there', () => {
    expect(named).toHaveLength(64);
  });

  it('stand in lines that name their paths', () => {
    const last = (call: string) => call.split('/').at(-1)?.replaceAll(/[{}]/g, '') ?? '';
    for (const { says, calls } of lines) for (const call of calls) expect(says).toContain(last(call));
  });

  it('lead to a heading of docs/api.md', () => {
    const guide = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
    const anchorOf = (heading: string) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-');
    const headings = new Set([...guide.matchAll(/^### (.+)$/gm)].map((match) => anchorOf(match[1] ?? '')));
    const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(links).toHaveLength(named.length + added.length);
    expect(links.filter((link) => !headings.has(link))).toEqual([]);
  });
});
