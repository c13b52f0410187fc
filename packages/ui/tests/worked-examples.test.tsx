import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ExamplePlaceProvider, type ExampleProps, ShownStepsProvider } from '#src/markup/example.tsx';
import { Markup } from '#src/markup/markup.tsx';

/** The examples of a page: problem and steps in words, split by where a step begins. */
function examplesOf(text: string) {
  const found: { name: string; count: number; parts: string[] }[] = [];
  function Example({ name, count, children }: ExampleProps) {
    const html = renderToStaticMarkup(children);
    const parts = html.split(/<(?:li|div|span) data-step="\d+">/).map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    found.push({ name, count, parts });
    return null;
  }
  renderToStaticMarkup(
    <ExamplePlaceProvider value={Example}>
      <Markup text={text} isPage />
    </ExamplePlaceProvider>,
  );
  return found;
}

describe('a worked example', () => {
  test('has the items of a numbered list as steps, and what follows them', () => {
    const text =
      'The idea.\n\n**Worked example 2: fractions**\n\nSolve this.\n\n1. Multiply.\n2. Add.\n\nCheck: it fits.\n\n**A common mistake**\n\nNone.';
    expect(examplesOf(text)).toEqual([
      {
        name: 'Worked example 2: fractions',
        count: 3,
        parts: ['Solve this.', 'Multiply.', 'Add.', 'Check: it fits.'],
      },
    ]);
  });

  test('in one paragraph has the sentences after the question as steps, and ends with the paragraph', () => {
    const text =
      '**Worked example.** What mass is in 143 g? (Na 23, C 12.) One mole of it weighs **286** g, as we know. Half of it is asked, so the mass is 90 g.\n\nWashing soda is **basic**.';
    expect(examplesOf(text)).toEqual([
      {
        name: 'Worked example',
        count: 2,
        parts: [
          'Worked example. What mass is in 143 g? (Na 23, C 12.)',
          'One mole of it weighs 286 g, as we know.',
          'Half of it is asked, so the mass is 90 g.',
        ],
      },
    ]);
  });

  test('keeps short sentences and questions together with the next', () => {
    const text =
      '**Worked example.** Will the bucket rust? No. Zinc is more reactive, so it is attacked first, as in Fig. 3 above. What if it were tin? Then the iron would rust.';
    expect(examplesOf(text)[0]?.parts.slice(1)).toEqual([
      'No. Zinc is more reactive, so it is attacked first, as in Fig. 3 above.',
      'What if it were tin? Then the iron would rust.',
    ]);
  });

  test('counts a table right after the question as given, and one after it as a step', () => {
    const table = '| x | f |\n| --- | --- |\n| 1 | 2 |';
    const given = `**Worked example**\n\nFind the mean of this data.\n\n${table}\n\nThe mean is 1.`;
    expect(examplesOf(given)[0]).toMatchObject({
      count: 1,
      parts: ['Find the mean of this data. x f 1 2', 'The mean is 1.'],
    });
    const made = `**Worked example**\n\nMake a table of it.\n\n${table}`;
    expect(examplesOf(made)[0]).toMatchObject({ count: 1, parts: ['Make a table of it.', 'x f 1 2'] });
  });

  test.each([
    ['a heading', '## Solved example 1\n\nFind $x$.\n\n1. Add.\n2. Divide.'],
    ['Hindi', '**हल किया उदाहरण**\n\n$x$ ज्ञात करो।\n\n1. जोड़ो।\n2. भाग दो।'],
    ['Hinglish', '**Example 3**\n\nX kitna hai?\n\n1. Jodo.\n2. Bhaag do.'],
  ])('is recognized by %s', (_, text) => {
    expect(examplesOf(text)[0]?.count).toBe(2);
  });

  test.each([
    ['nothing asks', '**Worked example**\n\nA bus trip costs ₹30. The government pays ₹12 of it.'],
    ['it has no solution', '**Worked example**\n\nWhat is the mass?'],
    ['its heading names none', '**What examiners ask**\n\nFind $x$.\n\n1. Add.'],
    ['its heading is no heading', 'A **worked example**: find $x$. It is 3.'],
  ])('stays as it is where %s', (_, text) => {
    expect(examplesOf(text)).toEqual([]);
    expect(renderToStaticMarkup(<Markup text={text} isPage />)).not.toContain('data-step');
  });

  test('shows its steps up to the given number on screen, and all without a place', () => {
    const Two = ({ children }: ExampleProps) => <ShownStepsProvider value={1}>{children}</ShownStepsProvider>;
    const page = <Markup text={'**Worked example**\n\nFind x.\n\n1. Add.\n2. Divide.'} isPage />;
    const html = renderToStaticMarkup(<ExamplePlaceProvider value={Two}>{page}</ExamplePlaceProvider>);
    expect(html).toContain('<li data-step="1">Add.</li>');
    expect(html).toContain('<li data-step="2" data-later="true">Divide.</li>');
    expect(renderToStaticMarkup(page)).not.toContain('data-later');
  });
});
