import type { BoardDate } from '@repo/contracts/revision.plan';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { science, startServer, textOf, usePapersTool } from './papers-app.ts';
import { open, physics } from './sidebar-app.ts';

usePapersTool();

const year = new Date().getFullYear() + 1;
const day = (monthAndDay: string) => `${year}-${monthAndDay}`;

/** The board's dates above the papers: Science is examined in Physics and Chemistry, Mathematics alone. */
async function openDates(subjects: BoardDate['subjects']) {
  const server = startServer([science]);
  const before = server.answers['content.subjects.list']?.({}) as { data: object[] };
  server.answers['content.subjects.list'] = () => ({
    data: [...before.data, { ...physics, _id: 'maths', name: 'Mathematics', chapters: [] }],
  });
  let date: BoardDate = { year, sitting: 'first', startsOn: day('02-15'), isExpected: false, subjects };
  server.answers['admin.boardDates'] = () => ({ data: [date] });
  server.answers['admin.setBoardDate'] = (input) => {
    date = { ...date, ...(input as Partial<BoardDate>) };
    return { data: [date] };
  };
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Board papers' }));
  await user.click(await screen.findByText('Date sheet'));
  return { server, user };
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const choose = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

it('the date sheet has a day per paper, one for all subjects of Science, and saves and removes them', async () => {
  const { server, user } = await openDates({ maths: day('02-17') });
  expect(textOf(await field('Mathematics'))).toBe(day('02-17'));
  expect(screen.queryByLabelText('Physics')).toBeNull();
  expect(save().disabled).toBe(true);
  await choose('Science', day('02-25'));
  await choose('Mathematics', '');
  await user.click(save());
  await screen.findByText('The date is saved. Students can see it now.');
  expect(server.inputsOf('admin.setBoardDate')).toEqual([
    {
      ...{ year, sitting: 'first', startsOn: day('02-15') },
      subjects: { physics: day('02-25'), chemistry: day('02-25') },
    },
  ]);
  await waitFor(() => expect(save().disabled).toBe(true));
  expect(textOf(await field('Science'))).toBe(day('02-25'));
});

it('the date sheet refuses a day before the first paper and one of another year, and sends nothing', async () => {
  const { server, user } = await openDates({});
  await choose('Science', day('02-10'));
  await user.click(save());
  await screen.findByText('No paper is before the first one');
  await choose('Science', `${year + 1}-02-25`);
  expect(screen.queryByText('No paper is before the first one')).toBeNull();
  await user.click(save());
  await screen.findByText(`Choose a day in ${year}`);
  expect(server.inputsOf('admin.setBoardDate')).toEqual([]);
});

it('the date sheet shows no day where the subjects of one paper differ', async () => {
  await openDates({ physics: day('02-20'), chemistry: day('02-21') });
  expect(textOf(await field('Science'))).toBe('');
});
