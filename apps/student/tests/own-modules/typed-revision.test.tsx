import '../device-databases.ts';
import type { Question } from '@repo/contracts/tests';
import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setCredentials } from '#src/platform/session/session.ts';
import { noteMistakes } from '#src/study/mistakes/note-mistakes.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { confirm, isAt, openPapers, start, submitted } from '../paper-app.tsx';
import { open, superUser, useFreshDevice } from '../practice-app.tsx';
import { renderApp } from '../render-app.tsx';

useFreshDevice();
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  submitted.length = 0;
});

const long: Question = {
  question: 'How long is it?',
  options: ['12 cm', '13 cm', '14 cm'],
  correctAnswer: 0,
  difficulty: 'easy',
  typedAnswer: { kind: 'number', value: '12', unit: 'cm' },
};
const sized = (how: string): Question => ({ ...long, question: `How ${how} is it?` });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your answer with its unit' });
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

/** Opens a chapter's mistakes after the student chose a wrong option in these questions. */
async function openMistakes(...missed: Question[]) {
  await open(superUser, [missed, 0]);
  setCredentials(superUser, 'token');
  const wrong = missed.map((question) => ({ chapterId: 's1-c1', question, given: 1 }));
  await noteMistakes(superUser, wrong, 'study');
  return renderApp('/revise?mistakes=s1-c1');
}
/** Grades of this test's reviews that wait to be sent. */
const grades = (sinceMs: number) =>
  outbox
    .waiting('review')
    .flatMap(({ events }) => events)
    .flatMap((one) => (one.kind === 'review' && one.clockMs >= sinceMs ? [one.grade] : []));

describe('a question asked again', () => {
  test('a question asked again takes a typed answer, graded by its value, and the next one opens its field', async () => {
    const { user } = await openMistakes(long, sized('wide'));
    const startMs = Date.now();
    await user.click(await screen.findByRole('button', { name: 'Type the answer' }));
    const input = await field();
    expect(document.activeElement).toBe(input);
    await user.type(input, '12 apples{Enter}');
    await screen.findByText(/This unit isn't known/);
    expect(isDisabled('Check')).toBe(true);
    await renderApp('/revise?mistakes=s1-c1');
    const restored = await field();
    expect(restored.value, 'what could not be read is still there').toBe('12 apples');
    await user.clear(restored);
    await user.type(restored, '120 mm{Enter}');
    await screen.findByText('Correct', { selector: 'li *' });
    await screen.findByText(
      (_, element) => element?.tagName === 'DD' && /120/.test(element.textContent ?? ''),
    );
    await user.keyboard('{Enter}');
    expect((await field()).value).toBe('');
    expect(isDisabled('Check')).toBe(true);
    await user.keyboard('b');
    expect(screen.queryByRole('radio'), 'a letter chooses no hidden option').toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the options' }));
    await user.keyboard('b{Enter}');
    await screen.findByText('Incorrect', { selector: 'li *' });
    await waitFor(() => expect(grades(startMs)).toEqual([3, 1]));
  });

  test('a question asked again counts a text that is no option as wrong, and can be answered again after an undo', async () => {
    const { user } = await openMistakes(long);
    await user.click(await screen.findByRole('button', { name: 'Type the answer' }));
    await user.type(await field(), '99 cm{Enter}');
    await screen.findByText('Incorrect', { selector: 'li *' });
    expect(screen.queryByText('Not selected')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await field()).value).toBe('');
    await user.type(await field(), '12 cm{Enter}');
    await screen.findByText('Correct', { selector: 'li *' });
  });
});

describe('a board paper with typed answers', () => {
  test('a board paper keeps a typed answer across a reload without a network, and sends the option it matches', async () => {
    const startMs = Date.now();
    const { user } = await openPapers((paper, content) => {
      paper.sections = [
        { name: 'A', title: '', units: [], rows: [{ kind: 'choice', marks: 1, count: 3, choices: 0 }] },
      ];
      const [first, second] = content.subjects.map(({ chapters }) => chapters[0]?.tests[0]);
      Object.assign(first ?? {}, { questions: ['deep', 'high'].map(sized) });
      Object.assign(second ?? {}, { questions: [sized('thick')] });
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await start(user, 'Without the clock');
    await user.click(screen.getByRole('button', { name: 'Type the answer' }));
    await user.type(await field(), '120 mm{Enter}');
    await isAt(2);
    await user.type(await field(), '12 apples{Enter}');
    await isAt(3);
    await renderApp('/practice');
    await screen.findByText('1 of 3 answered');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await isAt(3);
    await user.type(await field(), '99 cm');
    await user.click(screen.getByRole('button', { name: /^All questions/ }));
    await user.click(await screen.findByRole('button', { name: 'Question 2, open' }));
    await isAt(2);
    expect((await field()).value, 'what could not be read is still there').toBe('12 apples');
    await user.keyboard('b');
    expect(screen.queryByRole('radio'), 'a letter chooses no hidden option').toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the options' }));
    await user.keyboard('b');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await isAt(1);
    expect((await field()).value).toBe('120 mm');
    await user.click(screen.getByRole('button', { name: /^All questions/ }));
    await screen.findByText('3 answered · 0 open · 0 to be checked');
    await user.click(screen.getByRole('button', { name: 'Hand in' }));
    await confirm(user, 'Hand in');
    await screen.findByText('Marks by unit');
    await user.click(screen.getByRole('button', { name: 'Go through my mistakes' }));
    await screen.findByRole('heading', { name: 'Question 3' });
    await screen.findByText(
      (_, element) => element?.tagName === 'DD' && /99/.test(element.textContent ?? ''),
    );
    expect(screen.queryByRole('heading', { name: 'Question 1' })).toBeNull();
    await waitFor(() => expect(grades(startMs), 'both are mistakes').toEqual([1, 1]));

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await outbox.flush();
    expect(submitted.map(({ answers }) => answers)).toMatchObject([
      [{ answer: 0 }, { answer: 1 }, { answer: -1, isTyped: true }],
    ]);
  });

  test('a board paper counts a text that cannot be read as not answered, and says so before and after', async () => {
    const { user } = await openPapers((paper, content) => {
      paper.sections = [
        { name: 'A', title: '', units: [], rows: [{ kind: 'choice', marks: 1, count: 1, choices: 0 }] },
      ];
      for (const { chapters } of content.subjects)
        Object.assign(chapters[0]?.tests[0] ?? {}, { questions: [sized('deep')] });
    });
    await start(user, 'Without the clock');
    await user.click(screen.getByRole('button', { name: 'Type the answer' }));
    await user.type(await field(), '12 apples{Enter}');
    await screen.findByText("Can't be read, so not answered: 1.");
    await confirm(user, 'Hand in');
    await user.click(await screen.findByRole('button', { name: 'Go through my mistakes' }));
    await screen.findByText('12 apples');
    screen.getByText("This can't be read, so it counts as not answered.");
  });
});
