import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { Markup, readMarkupAhead } from '#src/markup/markup.tsx';
import { markupNeeds, spokenText } from '#src/markup/needs.ts';
import { loadFormulas } from '#src/markup/use-formulas.ts';

const html = (text: string, inline = false) => renderToStaticMarkup(<Markup text={text} inline={inline} />);
/** The text that a reader sees, with HTML escapes undone. */
const seen = (text: string) =>
  html(text)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('markup', () => {
  test('markup shows a preparsed text like any other, inline and in paragraphs', () => {
    const text = 'One **two**.\n\n- a\n- b';
    const shown = [html(text), html(text, true)];
    readMarkupAhead({ text });
    readMarkupAhead({ text, inline: true });
    expect([html(text), html(text, true)]).toEqual(shown);
    expect(shown[0]).not.toBe(shown[1]);
    for (let other = 0; other < 100; other++) readMarkupAhead({ text: `*${other}*` });
    expect([html(text), html(text, true)]).toEqual(shown);
  });

  test('markup shows paragraphs, bold, italic and both kinds of list', () => {
    expect(html('One **two** *three*.\n\nFour.')).toBe(
      '<p data-snap="true">One <strong>two</strong> <em>three</em>.</p>\n<p data-snap="true">Four.</p>',
    );
    expect(html('- a\n- b')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
    expect(html('1. a\n2. b')).toBe('<ol>\n<li>a</li>\n<li>b</li>\n</ol>');
  });

  test('markup marks only bold lines of their own as sub-headings', () => {
    expect(html('**Litmus**\n\nIt is **red**.\n\n**Bold** start.').match(/data-heading/g)).toHaveLength(1);
  });

  test('markup shows text without markup without loading the markdown parser', () => {
    expect(markupNeeds('The Ganga (Part 2) > Yamuna, 50% off - is it?')).toBe('plain');
    expect(html('First\nline.\n\n  Second.  ')).toBe('<p>First\nline.</p><p>Second.</p>');
    expect(html(' only a line ', true)).toBe('only a line');
  });

  test.each([
    '<script>alert(1)</script>',
    'before <img src=x onerror=alert(1)> after',
    '*x* <b onclick="alert(1)">bold</b>',
    '[click](javascript:alert(1)) *x*',
    '*x* <javascript:alert(1)>',
    '![alt](https://example.org/x.png) *x*',
    '*x* [a](https://example.org)',
    '# Heading *x*',
    '#### Heading *x*',
    '*x*\n\n![caption](circuit "what it shows")',
    '*x* ![caption](circuit-d360x200-0f1e2d3c4b5a "what it shows")',
    '*x*\n\n![caption](circuit-d360x200-0f1e2d3c4b5a)',
    '*x*\n\n| a | b |',
    '*x*\n\n> quoted',
    '*x* `code`',
    '*x*\n\n```\nfence\n```',
    '*x*\n\n[ref]: https://example.org "t"',
    '*x* https://example.org',
    '*x*\n\n<div>block</div>',
    '*x*\n\n---',
  ])('markup shows %j as plain text', (text) => {
    const shown = html(text);
    expect(shown).not.toMatch(/<(script|img|b|a|h1|hr|div|blockquote|code|pre)\b/);
    expect(seen(text).replaceAll(/\s+/g, ' ')).toBe(text.replaceAll('*x*', 'x').replaceAll(/\s+/g, ' '));
  });

  test('markup is valid in a label when inline: no paragraphs and no lists', () => {
    expect(html('**A** and *b*', true)).toBe('<span class="block"><strong>A</strong> and <em>b</em></span>');
    expect(html('2. *e* option', true)).not.toMatch(/<(p|ol|li)\b/);
  });

  test('markup leaves a single dollar sign alone', () => {
    expect(markupNeeds('It costs $5')).not.toBe('formulas');
    expect(seen('It costs $5 *today*')).toBe('It costs $5 today');
  });

  test('markup converts a text to plain words', () => {
    expect(spokenText('It is **very** *basic*: $\\ce{Ca(OH)_{2} + H2O}$ and $x^2$')).toBe(
      'It is very basic: Ca(OH)_{2} + H2O and x^2',
    );
  });
});

describe('figures, tables and sub-headings', () => {
  const name = 'circuit-d360x200-0f1e2d3c4b5a';
  const figure = `![A *simple* circuit](${name} "A cell and a bulb.")`;

  test('figures, tables and sub-headings use a plain cell for the empty corner of a table', () => {
    const box = document.createElement('div');
    box.innerHTML = html('| | Roasting |\n| --- | --- |\n| Air | much |');
    expect([...box.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['Roasting']);
    expect(box.querySelector('thead td')?.textContent).toBe('');
  });

  test('figures, tables and sub-headings have table headers and right-aligned numbers', () => {
    const shown = html('| Marks | Students |\n| --- | --- |\n| 0–10 | 4 |\n| 10–20 | $x^2$ \\| 6 |');
    expect(shown).toContain('<th>Marks</th>');
    expect(shown.match(/<tr>/g)).toHaveLength(3);
    expect(html('| A | B |\n| --- | --- |\n| x | 4 |\n| y | 1,200 |')).toContain(
      '<td style="text-align:right">1,200</td>',
    );
  });

  test('figures, tables and sub-headings allow sub-headings on a page, but not on a card', () => {
    const page = renderToStaticMarkup(<Markup text={'## Mirrors\n\ntext\n\n### Concave'} isPage />);
    expect(page).toContain('<h3 data-snap="true" data-heading="true">Mirrors</h3>');
    expect(page).toContain('<h4 data-snap="true" data-heading="true">Concave</h4>');
    expect(html('## Mirrors')).toBe('<p data-snap="true">## Mirrors</p>');
  });

  test('figures, tables and sub-headings are converted to plain words', () => {
    expect(spokenText(`## A\n\n${figure}\n\n| a | b |\n| - | - |\n| c | d |`)).toBe(
      'A A simple circuit. A cell and a bulb. a b c d',
    );
  });
});

describe('formulas', () => {
  test('formulas reserve their space until KaTeX has loaded', () => {
    expect(html('Area $x^2$')).toContain('<span class="formula" data-source="waiting">x^2</span>');
  });

  describe('once KaTeX has loaded', () => {
    beforeAll(() => loadFormulas());

    test('formulas rendered by KaTeX have spoken words when they are a whole accessible name', () => {
      expect(html('$\\frac{1}{f} = \\frac{1}{v} - \\frac{1}{u}$')).toContain(
        '<math xmlns="http://www.w3.org/1998/Math/MathML" aria-label="1 over f equals 1 over v minus 1 over u">',
      );
      expect(html('$\\ce{H2O}$')).toMatch(/<math [^>]*aria-label="H 2 O"/);
    });

    test('formulas rendered by KaTeX are rendered inline and as blocks, with MathML for screen readers', () => {
      expect(html('Area $x^2$')).toMatch(/<span class="formula"><span class="katex">.*<math/);
      expect(html('$$\nx^2\n$$')).toMatch(/<span class="formula-display"><span class="katex-display">/);
    });

    test('formulas rendered by KaTeX include chemistry', () => {
      const shown = html('$\\ce{2H2 + O2 -> 2H2O}$');
      expect(shown).toContain('class="katex"');
      expect(shown).not.toContain('data-source');
    });

    test('formulas rendered by KaTeX break a chemical equation after a plus or an arrow, without losing content', () => {
      const shown = html('$\\ce{2H2 + O2 ->[\\text{heat}] 2H2O}$');
      expect(shown.match(/class="base"/g)).toHaveLength(3);
      expect(shown.match(/class="strut"/g)).toHaveLength(3);
      const texts = shown.slice(shown.indexOf('katex-html')).replaceAll(/<[^>]*>|[\u200b\s]/g, '');
      expect(texts).toContain('+');
      expect(texts).toContain('heat');
      expect(html('$\\ce{H2O}$').match(/class="base"/g)).toHaveLength(1);
    });

    test('formulas rendered by KaTeX show their source when they are invalid', () => {
      expect(html('Oops $\\frac{1}$ *x*')).toContain(
        '<span class="formula" data-source="shown">\\frac{1}</span>',
      );
      expect(html('$\\unknown$')).toContain('data-source="shown">\\unknown</span>');
    });

    test('formulas rendered by KaTeX are never larger than a screen', () => {
      const shown = html('$\\rule{99999em}{99999em}$');
      const styles = shown.match(/style="[^"]*"/g)?.join() ?? '';
      const sizes = styles.match(/[\d.]+em/g)?.map(Number.parseFloat) ?? [];
      expect(Math.max(...sizes)).toBeLessThanOrEqual(30);
    });

    test('formulas rendered by KaTeX cannot carry links, images or HTML', () => {
      for (const source of [
        '\\href{javascript:alert(1)}{x}',
        '\\url{javascript:alert(1)}',
        '\\includegraphics{x.png}',
        '\\htmlData{a=b}{x}',
        '<img src=x>',
      ])
        expect(html(`$${source}$`)).not.toMatch(/<(a|img)\b|href=|data-a=/);
    });
  });
});
