import { shownFiguresIn, writeFigureLine } from '@repo/contracts/figures';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { longWordsOf } from '#src/markup/figure.tsx';
import { type FigurePlace, FigurePlaceProvider } from '#src/markup/figure-place.ts';
import { Markup } from '#src/markup/markup.tsx';
import { click, find, render } from './render.tsx';

const name = 'circuit-d360x200-0f1e2d3c4b5a';
const line = `![A *simple* circuit](${name} "A cell and a bulb.")`;
const long = `${'A cell and a bulb stand side by side. '.repeat(10)}The bulb glows.`;
const longLine = writeFigureLine({ name, caption: 'A circuit', description: long });

const html = (text: string, inline = false) => renderToStaticMarkup(<Markup text={text} inline={inline} />);

/** The names of the figures on the screen, in order. */
const shownNames = (text: string, inline = false) => {
  const box = document.createElement('div');
  const place: FigurePlace = { useAddress: (figure) => ({ src: figure }) };
  box.innerHTML = renderToStaticMarkup(
    <FigurePlaceProvider value={place}>
      <Markup text={text} inline={inline} isPage />
    </FigurePlaceProvider>,
  );
  return [...box.querySelectorAll('img')].map((image) => image.getAttribute('src'));
};

describe('a figure', () => {
  test('a figure on its own line has a place, a caption and a description', () => {
    const shown = html(`Look:\n\n${line}\n\nEnd.`);
    expect(shown).toContain('<figure class="figure"');
    expect(shown).toContain('aria-label="A cell and a bulb."');
    expect(shown).toContain('--figure-ratio:360 / 200');
    expect(shown).toContain('<figcaption');
    expect(shown).toContain('<em>simple</em>');
  });

  test.each([
    line.replace(name, `${name}#narrow`),
    `Look, $x$:\n${line.replace(name, `${name}#narrow`)}`,
    `${'* '.repeat(2_500)}\n${line.replace(name, `${name}#narrow`)}`,
  ])('a figure is shown narrow where its line says so, in a page and in a label: %#', (text) => {
    for (const inline of [false, true]) {
      const box = document.createElement('div');
      box.innerHTML = html(text, inline);
      expect(box.querySelector('.figure')?.getAttribute('data-narrow')).toBe('true');
      box.innerHTML = html(text.replace('#narrow', ''), inline);
      expect(box.querySelector('.figure')?.hasAttribute('data-narrow')).toBe(false);
    }
  });

  test('a figure shows letters instead of labels when its line asks for them, on a page and in a label', () => {
    const lettered = line.replace(name, `${name}#letters`);
    for (const inline of [false, true]) {
      const [labels] = shownNames(line, inline);
      expect(shownNames(lettered, inline)).toEqual([`${labels}#letters`]);
    }
  });

  test('a figure is recognised whatever characters its description has', () => {
    expect(html(`![cost in $](${name} "is $6 *now*")`)).toContain('aria-label="is $6 *now*"');
  });

  test.each([
    `Look:\n${line}`,
    `${line}\nSo it is.`,
    `${line}\n${line}`,
    `- a point\n  ${line}\n- another`,
    `1. a point\n\n   ${line}\n\n2. another`,
    `| a | b |\n| - | - |\n${line}`,
    `\t${line}\r\nand more`,
  ])('a figure is recognised wherever its line is: %j', (text) => {
    expect(shownNames(text)).toEqual(shownFiguresIn(text).map((figure) => figure.name));
    expect(shownNames(text)).toContain(name);
    expect(html(text)).not.toContain('![');
  });

  test.each([`- ${line}`, `Look: ${line}`, `![Two\nlines](${name} "x")`, `![A](${name} "two\nlines")`])(
    'a figure stays plain text when its line has other text: %j',
    (text) => {
      expect([shownNames(text), shownFiguresIn(text)]).toEqual([[], []]);
    },
  );

  test("a figure is recognised in a text beyond the parser's limit of signs", () => {
    const text = `${'* '.repeat(2_500)}\n${line}`;
    for (const inline of [false, true]) expect(shownNames(text, inline)).toEqual([name]);
  });

  const isFoundWhereShown = (numRuns: number) => {
    const names = fc.constantFrom(
      name,
      `${name}#narrow`,
      `${name}#wide`,
      'photo-p640x480-aaaaaaaaaaaa',
      'short',
      'a-d0x1-0f1e2d3c4b5a',
    );
    const words = fc.oneof(
      fc.constantFrom('', 'A', 'two\nlines', 'a\rb', '$x$', '*b*', line, '\\', '$', '|'),
      fc.string({ maxLength: 12 }),
    );
    const figure = fc.oneof(
      fc
        .record({ name: names, caption: words, description: words })
        .map(({ name, caption, description }) => `![${caption}](${name} "${description}")`),
      fc.record({ name: names, caption: words, description: words }).map(writeFigureLine),
    );
    const before = fc.constantFrom(
      '',
      ' ',
      '  ',
      '   ',
      '    ',
      '\t',
      '- ',
      '1. ',
      '> ',
      '| ',
      '# ',
      'a ',
      '\u00a0',
    );
    const other = fc.constantFrom(
      '',
      'Look:',
      '- item',
      '2. item',
      '| a | b |',
      '| - | - |',
      '$$',
      '## H',
      '---',
      '```',
      '\\',
    );
    const one = fc.oneof(
      fc.tuple(before, figure).map((parts) => parts.join('')),
      other,
    );
    const end = fc.constantFrom('\n', '\n\n', '\r\n', '\r', '\n \n', '  \n');
    const texts = fc.array(fc.tuple(one, end), { maxLength: 7 }).map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(texts, fc.boolean(), (text, inline) => {
        expect(shownNames(text, inline)).toEqual(shownFiguresIn(text).map((found) => found.name));
      }),
      { numRuns },
    );
  };

  test('a figure is found for numbering and storing exactly where it is shown, whatever the text', () =>
    isFoundWhereShown(200));
  test(
    'a figure is found for numbering and storing exactly where it is shown, in a thousand texts',
    { tags: ['nightly'] },
    () => isFoundWhereShown(1_000),
  );
});

describe('a figure that can be opened', () => {
  const place: FigurePlace = { useAddress: () => ({ src: '/one' }), numberOf: () => 3, open: vi.fn() };
  const show = (text: string, onTap = () => {}) =>
    render(
      <FigurePlaceProvider value={place}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a card that a tap turns over */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
        <div onClick={onTap}>
          <Markup text={text} />
        </div>
      </FigurePlaceProvider>,
    );
  const wordsAt = (ids: string | null | undefined) =>
    ids?.split(' ').map((id) => document.getElementById(id)?.textContent?.trim());

  test('a figure that can be opened is an image named by its caption for screen readers, with a labelled button beside it', async () => {
    await show(line);
    const image = document.querySelector('img');
    expect(image?.alt).toBe('A cell and a bulb.');
    expect(image?.closest('button, [role="img"]')).toBeNull();
    expect(wordsAt(document.querySelector('figure')?.getAttribute('aria-labelledby'))).toEqual([
      'Fig. 3 A simple circuit',
    ]);
    expect(wordsAt(document.querySelector('figure button')?.getAttribute('aria-labelledby'))).toEqual([
      'Enlarge',
      'Fig. 3 A simple circuit',
    ]);
  });

  test('a figure that can be opened passes on all it needs, without flipping the card behind', async () => {
    const onTap = vi.fn();
    await show(line, onTap);
    await click(find('figure button'));
    expect(place.open).toHaveBeenCalledWith({
      name,
      caption: 'A *simple* circuit',
      description: 'A cell and a bulb.',
    });
    expect(onTap).not.toHaveBeenCalled();
  });

  test('a figure that can be opened shows its description on demand, without flipping the card behind', async () => {
    const onTap = vi.fn();
    await show(longLine, onTap);
    const image = document.querySelector('img');
    expect(image?.alt.length).toBeLessThanOrEqual(300);
    expect(image?.getAttribute('aria-describedby')).toBeNull();
    await click(find('summary'));
    expect(onTap).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(wordsAt(image?.getAttribute('aria-describedby'))).toEqual([long]));
  });
});

describe('a figure inside a label', () => {
  test('a figure inside a label has no controls, and shows its caption', () => {
    const shown = html(line, true);
    expect(shown).toContain('aria-label="A cell and a bulb."');
    expect(shown).toContain('A <em>simple</em> circuit');
    expect(shown).not.toMatch(/<(figure|button|figcaption|summary|p)\b/);
  });

  test("a figure inside a label uses the rest of a long description as the control's description", async () => {
    await render(<Markup text={longLine} inline />);
    const image = document.querySelector('[role="img"]');
    expect(image?.getAttribute('aria-label')?.length).toBeLessThanOrEqual(300);
    expect(document.getElementById(image?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(long);
    expect([longWordsOf(longLine), longWordsOf(line)]).toEqual([long, '']);
  });
});
