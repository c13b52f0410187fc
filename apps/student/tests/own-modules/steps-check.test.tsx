import '../device-databases.ts';
import type { Written } from '@repo/contracts/content';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { publish, useStudyApp } from '../study-app.tsx';
import { addressOf, openWritten } from '../written-app.ts';

useStudyApp();

const solve: Written = {
  _id: 'w-solve',
  chapter: { _id: 's1-c1' },
  marks: 2,
  alternatives: [
    {
      question: 'Solve $x^2 - 5x + 6 = 0$.',
      parts: [
        {
          model: '$(x - 2)(x - 3) = 0$, so $x = 2$ or $x = 3$.',
          groups: [{ points: [{ text: 'Roots', halves: 4 }] }],
        },
      ],
    },
  ],
};

async function openQuestion(subject: string, written: Written = solve) {
  publish(({ subjects }) => {
    const [first] = subjects;
    const [chapter] = first?.chapters ?? [];
    if (!first || !chapter) return;
    first.name = subject;
    chapter.written = [written];
  });
  const { user } = await openWritten(addressOf(written._id));
  return { user, area: await screen.findByRole<HTMLTextAreaElement>('textbox') };
}
const check = () => screen.findByRole('button', { name: 'Check my steps' });
const lines = () => within(screen.getByRole('list', { name: 'Your steps' })).getAllByRole('listitem');

// docs/product/study.md#steps-of-a-solution
describe('the steps of a written answer in Mathematics', () => {
  test('the check of a solution goes line by line, and names the first line that does not follow', async () => {
    const { user, area } = await openQuestion('Mathematics');
    expect((await check()).hasAttribute('disabled')).toBe(true);
    await user.type(area, 'x^2 - 2x - 3x + 6 = 0{Enter}(x - 2)(x + 3) = 0{Enter}x = 2');
    await user.click(await check());
    await screen.findByText("Line 2 doesn't follow from the lines above. Look at its signs and numbers.");
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      '1x^2 - 2x - 3x + 6 = 0Follows',
      "2(x - 2)(x + 3) = 0Doesn't follow",
      '3x = 2Not checked',
    ]);
    await user.clear(area);
    await user.type(area, '(x - 2)(x - 3) = 0{Enter}x = 2 or x = 3');
    await user.click(await check());
    await screen.findByText('Every line follows.');
  });

  test('the check of a solution works without a network', async () => {
    const { user, area } = await openQuestion('Mathematics');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(area, 'x^2 - 2x - 3x + 6 = 0{Enter}(x - 2)(x + 3) = 0');
    await user.click(await check());
    await screen.findByText(/^Line 2 doesn't follow/);
  });

  test('the check of a solution names a part it cannot read, and mentions a lost root', async () => {
    const { user, area } = await openQuestion('Mathematics');
    await user.type(area, 'x2 - 5x + 6 = 0{Enter}{Enter}(x - 2)(x - 3) = 0{Enter}x = 3');
    await user.click(await check());
    await screen.findByText("No slip found. 1 line couldn't be compared.");
    screen.getByText("Can't read “x2”. Try brackets, or x^2 for a square.");
    screen.getByText('x = 2 also fits the lines above. Say why you leave it out.');
  });

  test('the field of a solution has keys for signs, which type at the caret', async () => {
    const { user, area } = await openQuestion('Mathematics');
    await user.type(area, 'x = ');
    await user.click(await screen.findByRole('button', { name: 'square root' }));
    await user.keyboard('3');
    expect(area.value).toBe('x = √(3)');
    await waitFor(() => expect(document.activeElement).toBe(area));
  });

  test.each([
    ['in another subject', 'Physics', solve],
    [
      'without an equation in the model answer',
      'Mathematics',
      {
        ...solve,
        alternatives: solve.alternatives.map((each) => ({
          ...each,
          parts: each.parts.map((part) => ({ ...part, model: 'It is a rhombus.' })),
        })),
      },
    ],
  ])('the check of a solution is not offered %s', async (_, subject, written) => {
    await openQuestion(subject, written);
    await screen.findByText('Show answer');
    expect(screen.queryByRole('button', { name: 'Check my steps' })).toBeNull();
  });
});
