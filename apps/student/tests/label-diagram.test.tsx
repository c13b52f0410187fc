import { chapterDrawingsAddress, figureAddress, writeFigureLine } from '@repo/contracts/figures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { open, publish, useStudyApp } from './study-app.tsx';

useStudyApp();

const name = 'heart-d360x200-000000000001';
const parts = [
  ['Aorta', 40],
  ['Valve', 100],
  ['Septum', 140],
  ['Muscle', 180],
] as const;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" width="360" height="200">${parts
  .map(
    ([text, y]) =>
      `<path d="M60 ${y}L300 ${y}"/><circle cx="300" cy="${y}" r="2"/><text x="6" y="${y + 4.9}">${text}</text>`,
  )
  .join('')}</svg>`;

beforeEach(() => {
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string | URL | Request, options?: RequestInit) =>
    address === chapterDrawingsAddress('s1-c1')
      ? Promise.resolve(Response.json({ success: true, data: { [name]: svg } }))
      : fetched(address, options),
  );
  publish(({ subjects }) => {
    for (const page of subjects[0]?.chapters[0]?.topics.flatMap(({ pages }) => pages) ?? [])
      page.content = writeFigureLine({ name, caption: 'A heart', description: 'A heart in section.' });
  });
});

const pins = () => within(screen.getByRole('dialog')).queryAllByRole('combobox');
const spoken = () => pins().map((pin) => (pin as HTMLSelectElement).labels[0]?.textContent);
const shownTexts = () => {
  const image = within(screen.getByRole('dialog')).getByRole('img', { name: 'A heart in section.' });
  const drawn = decodeURIComponent(image.getAttribute('src') ?? '');
  return [...drawn.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
};

// docs/product/screens.md#label-diagram
describe('labelling a diagram', () => {
  test('labelling a diagram starts at the figure in the notes, marks each label, and asks again only for what was missed', async () => {
    const { user } = await open('/tabs/s1/s1-c1');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await user.click(await screen.findByRole('button', { name: /^Label it yourself.*A heart/ }));
    await screen.findByRole('dialog', { name: 'Label the diagram' });
    expect(spoken()).toEqual([
      'Pin 1 of 4, upper right',
      'Pin 2 of 4, right',
      'Pin 3 of 4, lower right',
      'Pin 4 of 4, lower right',
    ]);
    expect(shownTexts()).toEqual(['1', '2', '3', '4']);
    for (const [index, label] of ['Aorta', 'Septum', 'Septum'].entries())
      await user.selectOptions(pins()[index] as HTMLElement, label);
    await user.click(screen.getByRole('button', { name: 'Check' }));

    const result = await screen.findByText('2 of 4 correct');
    await waitFor(() => expect(document.activeElement).toBe(result));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([
        'Pin 1 of 4, upper rightCorrect: Aorta',
        'Pin 2 of 4, rightIncorrect. This is: ValveYou chose Septum.',
        'Pin 4 of 4, lower rightIncorrect. This is: MuscleYou chose nothing.',
      ]),
    );
    expect(shownTexts()).toEqual(['Aorta', 'Septum', '2', '4']);

    await user.click(screen.getByRole('button', { name: 'Try the missed ones again' }));
    expect(spoken()).toEqual(['Pin 2 of 4, right', 'Pin 4 of 4, lower right']);
    expect(document.activeElement).toBe(pins()[0]);
    expect(within(pins()[0] as HTMLElement).queryByRole('option', { name: 'Aorta' })).toBeNull();
    await user.selectOptions(pins()[0] as HTMLElement, 'Valve');
    await user.selectOptions(pins()[1] as HTMLElement, 'Muscle');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('2 of 2 correct');
    expect(shownTexts()).toEqual(['Aorta', 'Valve', 'Septum', 'Muscle']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('labelling a diagram is offered in the quiz tab, beside quiz and written questions', async () => {
    const { user } = await open('/tabs/s1/s1-c1?tab=quiz');
    await user.click(await screen.findByRole('link', { name: 'Diagrams' }));
    await user.click(await screen.findByRole('button', { name: 'A heart 4 labels' }));
    await screen.findByRole('dialog', { name: 'Label the diagram' });
    expect(pins()).toHaveLength(4);
  });

  test('labelling a diagram opens without a network, from the drawings on the device', async () => {
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, options?: RequestInit) =>
      address === chapterDrawingsAddress('s1-c1')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetched(address, options),
    );
    vi.stubGlobal('caches', {
      open: async () => ({
        match: async (address: string) =>
          address === figureAddress('s1-c1', name) ? new Response(svg) : undefined,
      }),
    });
    const { user } = await open('/tabs/s1/s1-c1?tab=quiz&part=diagrams');
    await user.click(await screen.findByRole('button', { name: 'A heart 4 labels' }));
    await waitFor(() => expect(pins()).toHaveLength(4));
  });

  test('labelling a diagram prints the drawing with numbers and a line for each', async () => {
    vi.stubGlobal('print', () => {
      const sheet = document.querySelector('.printed-diagram');
      expect(sheet?.querySelectorAll('li')).toHaveLength(4);
      expect(sheet?.querySelector('img')?.getAttribute('src')).not.toContain('Aorta');
      printed();
    });
    const printed = vi.fn();
    const { user } = await open('/tabs/s1/s1-c1?tab=quiz&part=diagrams');
    await user.click(await screen.findByRole('button', { name: 'A heart 4 labels' }));
    await user.click(await screen.findByRole('button', { name: 'Print without labels' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  });
});
