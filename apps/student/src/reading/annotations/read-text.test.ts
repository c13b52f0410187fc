import { afterEach, describe, expect, test } from 'vitest';
import { rangeOf, readText, stretchOf } from './read-text.ts';

function show(html: string): HTMLElement {
  document.body.innerHTML = `<section>${html}</section>`;
  const root = document.querySelector('section');
  if (!root) throw new Error('no section');
  return root;
}
afterEach(() => {
  document.body.innerHTML = '';
});

const formula =
  '<span class="formula"><span class="katex"><math><annotation>\\frac{V}{R}</annotation></math><span class="katex-html" aria-hidden="true">V R</span></span></span>';

describe('the text of a page', () => {
  test('the text of a page contains words and readable formulas, without controls, figures and titles', () => {
    const root = show(
      `<h2 data-unmarked>Title</h2><p>One <strong>bold</strong>\n word</p><ul><li>First</li><li>I = ${formula}, then</li></ul>
       <figure class="figure"><figcaption>Fig. 1</figcaption></figure><button>Enlarge</button><ol aria-hidden="true"><li>1</li></ol><p>End</p>`,
    );
    expect(readText(root).text.trim()).toBe('One bold word First I = V/R, then End');
  });

  test('the text of a page maps a range to characters and back to the same range', () => {
    const root = show(`<p>One <strong>bold</strong> word</p><p>I = ${formula} ends</p>`);
    const read = readText(root);
    const start = read.text.indexOf('bold');
    const end = read.text.indexOf('V/R') + 1;
    const range = rangeOf(read, { start, end });
    if (!range) throw new Error('no range');
    expect(range.startContainer.textContent).toBe('bold');
    const again = stretchOf(read, range);
    expect(again && read.text.slice(again.start, again.end), 'the formula is in it whole').toBe(
      'bold word I = V/R',
    );
  });

  test('the text of a page maps a range outside the text to nothing', () => {
    const root = show('<p>One</p><p>Two</p>');
    const read = readText(root);
    const range = document.createRange();
    const outside = document.createElement('p');
    outside.textContent = 'elsewhere';
    document.body.append(outside);
    range.selectNodeContents(outside);
    expect(stretchOf(read, range)).toBeNull();
    expect(rangeOf(read, { start: 3, end: 3 })).toBeNull();
  });
});
