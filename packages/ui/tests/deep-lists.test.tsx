import { hasShownLists, withShownLists } from '@repo/contracts/list-levels';
import { describe, expect, it } from 'vitest';
import { Markup } from '#src/markup/markup.tsx';
import { render } from './render.tsx';

const listLevelsMax = 6;
const lists = (levels: number) => Array(levels).fill(':is(ul, ol)').join(' ');
const nested = (count: number, indent = '  ') =>
  Array.from({ length: count }, (_, level) => `${indent.repeat(level)}- level ${level + 1}`).join('\n');

describe('lists', () => {
  it.each([
    ['two spaces', nested(listLevelsMax)],
    ['four spaces', nested(listLevelsMax, '    ')],
    ['tabs', nested(listLevelsMax, '\t')],
    ['one line', `${'- '.repeat(listLevelsMax)}x`],
    ['numbers, item after item', '1. a\n   - b\n     - c\n2. d\n   - e\n3. f'.repeat(3)],
    ['many items', nested(3).concat('\n').repeat(500)],
  ])('lists of up to six levels are shown as they are: %s', (_, text) => {
    expect(hasShownLists(text)).toBe(true);
    expect(withShownLists(text)).toBe(text);
  });

  it.each([
    ['two spaces', nested(listLevelsMax + 1)],
    ['tabs', nested(listLevelsMax + 1, '\t')],
    ['one line', `${'- '.repeat(listLevelsMax + 1)}x`],
    ['numbers', `${'1. '.repeat(listLevelsMax + 1)}x`],
  ])('lists of seven are shown with six, and the signs of the seventh: %s', async (_, text) => {
    expect(hasShownLists(text)).toBe(false);
    const { host } = await render(<Markup text={text} />);
    expect(host.querySelector(lists(listLevelsMax))).not.toBeNull();
    expect(host.querySelector(lists(listLevelsMax + 1))).toBeNull();
    expect(host.textContent).toMatch(/(-|1\.) (level 7|x)/);
  });

  it.each([
    ['1,000 levels in a line', '- '.repeat(1_000)],
    ['10,000 levels in a line', '- '.repeat(10_000)],
    ['10,000 levels of numbers', '1. '.repeat(10_000)],
    ['400 levels in lines', nested(400, ' ').replaceAll('- ', '-  ')],
    ['50 lines of 100 levels', `${'- '.repeat(100)}x\n`.repeat(50)],
    ['bold in italic 10,000 times', `${'*a **b '.repeat(5_000)}x${' c** d*'.repeat(5_000)}`],
    ['blank lines', '\n'.repeat(200_000)],
    ['blanks', `a${' '.repeat(20_000)}b *c*`],
  ])('lists are shown however deep they are: %s', async (_, text) => {
    const { host } = await render(<Markup text={text} />);
    expect(host.querySelector(lists(listLevelsMax + 1))).toBeNull();
    expect(host.textContent.length).toBeLessThan(text.length * 2);
  });
});
