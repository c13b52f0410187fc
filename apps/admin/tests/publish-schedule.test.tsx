import * as adminMessages from '@repo/contracts/messages/admin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { askToPublish, header, november, question, startServer } from './publish-app.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

afterEach(leaveTool);

const scheduled = (fields: object) => ({
  token: 'one',
  dueAt: '2126-12-07T01:30:00.000Z',
  author: 'Mrs Iyer',
  note: 'Monday',
  failure: null,
  ...fields,
});

/** A server with one scheduled publish, or none. */
function startScheduled(first: object | null) {
  let current = first;
  const server = startServer(november);
  server.answers['admin.overview'] = () => ({
    data: { lastPublishedContentAt: november, reportedItems: 0, scheduled: current },
  });
  server.answers['admin.schedule.set'] = (input) => {
    current = scheduled({ ...(input as object), token: 'two' });
    return { data: current };
  };
  server.answers['admin.schedule.cancel'] = () => {
    current = null;
    return { data: {} };
  };
  return server;
}

/** Chooses a time in India in the publish dialog. */
async function chooseTime(value?: string) {
  const user = await askToPublish();
  await user.click(within(await question()).getByRole('radio', { name: 'At a time' }));
  const field = within(await question()).getByLabelText('Date and time in India');
  if (value !== undefined) fireEvent.change(field, { target: { value } });
  return { user, field: field as HTMLInputElement };
}
const inputs = (server: ReturnType<typeof startServer>) => server.inputsOf('admin.schedule.set');

it('a publish can be scheduled for a time in India, and the header shows it', async () => {
  const server = startScheduled(null);
  const { user } = await chooseTime('2126-12-07T07:00');
  const dialog = within(await question());
  expect(dialog.getByText(/Students get the drafts as they will be at that time/)).toBeDefined();
  await user.type(dialog.getByLabelText(/^Note/), 'Monday');
  await user.click(dialog.getByRole('button', { name: 'Schedule publish' }));
  await waitFor(() => expect(header()).toContain('Scheduled for 7 Dec, 7:00 am IST'));
  expect(inputs(server)).toEqual([
    { dueAt: '2126-12-07T01:30:00.000Z', note: 'Monday', author: '', replaces: null },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf('admin.publish')).toEqual([]);
});

it('scheduling a publish suggests 7 in the morning, and requires a time in the future', async () => {
  const server = startScheduled(null);
  const { user, field } = await chooseTime();
  expect(field.value).toMatch(/T07:00$/);
  const press = async () =>
    user.click(within(await question()).getByRole('button', { name: 'Schedule publish' }));
  fireEvent.change(field, { target: { value: '' } });
  await press();
  expect(await screen.findByText('Choose a date and time')).toBeDefined();
  fireEvent.change(field, { target: { value: '2020-01-01T07:00' } });
  await press();
  expect(await screen.findByText(adminMessages.scheduleInPast)).toBeDefined();
  expect(inputs(server)).toEqual([]);
});

it('a scheduled publish can be moved, starting from its current time', async () => {
  const server = startScheduled(scheduled({}));
  const { user, field } = await chooseTime();
  expect(field.value).toBe('2126-12-07T07:00');
  expect((await question()).textContent).toContain('Scheduled by Mrs Iyer for Sat, 7 Dec, 2126, 7:00 am');
  fireEvent.change(field, { target: { value: '2126-12-08T07:00' } });
  await user.click(within(await question()).getByRole('button', { name: 'Change schedule' }));
  await waitFor(() =>
    expect(inputs(server)[0]).toMatchObject({ dueAt: '2126-12-08T01:30:00.000Z', replaces: 'one' }),
  );
  await waitFor(() => expect(header()).toContain('8 Dec, 7:00 am IST'));
});

it('a scheduled publish can be cancelled; the dialog says when it has changed or run meanwhile', async () => {
  const server = startScheduled(scheduled({}));
  const working = server.answers['admin.schedule.cancel'];
  server.answers['admin.schedule.cancel'] = () => ({
    status: 409,
    errorCode: 'CONFLICT',
    message: adminMessages.scheduleStale,
  });
  const user = await askToPublish();
  const cancel = async () =>
    user.click(within(await question()).getByRole('button', { name: 'Cancel the schedule' }));
  await cancel();
  expect(await within(await question()).findByText(adminMessages.scheduleStale)).toBeDefined();
  if (working) server.answers['admin.schedule.cancel'] = working;
  await cancel();
  expect(await screen.findByText('The schedule is cancelled')).toBeDefined();
  expect(header()).not.toContain('Scheduled for');
  expect(server.inputsOf('admin.schedule.cancel').at(-1)).toEqual({ token: 'one' });
});

it('header and dialog show why a scheduled publish did not run, until it is dismissed', async () => {
  startScheduled(scheduled({ failure: adminMessages.publishUnchanged }));
  const user = renderOpenTool();
  await waitFor(() => expect(header()).toContain('Scheduled publish did not run'));
  await user.click(screen.getByRole('button', { name: 'Publish Content' }));
  expect((await question()).textContent).toContain(adminMessages.publishUnchanged);
  expect((await question()).textContent).toContain(
    'The publish that Mrs Iyer scheduled for Sat, 7 Dec, 2126',
  );
  await user.click(within(await question()).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(header()).not.toContain('did not run'));
});
