import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { broken, holdReplies } from './fake-server.ts';
import { closedCases, type FormCase, fill, formCases, saveForm, textsOf } from './form-cases.ts';
import { usePapersTool } from './papers-app.ts';
import { leaveTab } from './render-tab.tsx';
import { nightlyForMost } from './save-in-flight.ts';
import { typedLater } from './unsaved-cases.ts';

usePapersTool();
afterEach(leaveTab);

/** Opens the form, types the first text and sends it; the reply waits for `reply`. */
async function sendFirst(each: FormCase) {
  const { user, server } = await each.open();
  const reply = holdReplies(server, each.procedure);
  const [first] = textsOf(each);
  await fill(each, first);
  await saveForm(each, user);
  await waitFor(() => expect(server.callsOf(each.procedure)).toHaveLength(1));
  const valueNow = async () => ((await each.field()) as HTMLInputElement).value;
  const sent = () =>
    server.calls
      .filter(({ procedure }) => [each.procedure, each.later].includes(procedure))
      .map(({ procedure, input }) => ({ procedure, text: JSON.stringify(input) }));
  return { user, sent, valueNow, reply };
}

// docs/product/screens.md#typing-during-a-save
describe.each(Object.entries(formCases))('text typed into the form of %s during a save', (title, each) => {
  const [first, second] = textsOf(each);

  it('text typed into a form during a save stays in the form, and the next save updates the same item', async () => {
    const { user, sent, valueNow, reply } = await sendFirst(each);
    await fill(each, second);
    // Sending again during the request sends nothing.
    await saveForm(each, user);
    expect(sent()).toHaveLength(1);
    await reply();
    expect(await valueNow()).toBe(second);
    await waitFor(async () => {
      if (sent().length < 2) await saveForm(each, user);
      expect(sent()).toHaveLength(2);
    });
    expect(sent().map(({ procedure }) => procedure)).toEqual([each.procedure, each.later ?? each.procedure]);
    expect(sent()[0]?.text).toContain(first);
    expect(sent()[0]?.text).not.toContain(second);
    expect(sent()[1]?.text).toContain(second);
  });

  it(
    'text typed into a form during a save stays in the form when the request fails',
    nightlyForMost(title),
    async () => {
      const { user, sent, valueNow, reply } = await sendFirst(each);
      await fill(each, second);
      await reply(broken);
      await screen.findAllByText(/^Failed to|could not be saved/);
      expect(await valueNow()).toBe(second);
      await waitFor(async () => {
        if (sent().length < 2) await saveForm(each, user);
        expect(sent()).toHaveLength(2);
      });
      expect(sent()[1]).toMatchObject({ procedure: each.procedure });
      expect(sent()[1]?.text).toContain(second);
    },
  );
});

/** Every field on the screen that takes text. */
const textFields = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => !field.hidden && field.matches('[type=text], [type=password], :not([type])'),
  );

describe.each(Object.entries(closedCases))('typing into %s while it is being sent', (_, each) => {
  it('typing into a form while it is being sent changes nothing, and works again when the request fails', async () => {
    const { user, server } = await each.open();
    const reply = holdReplies(server, each.procedure);
    await each.send(user);
    await waitFor(() => expect(server.callsOf(each.procedure)).toHaveLength(1));
    const fields = textFields();
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const before = field.value;
      await user.type(field, typedLater);
      expect(field.value).toBe(before);
    }
    await reply(broken);
    for (const field of fields) {
      await user.type(field, typedLater);
      expect(field.value).toContain(typedLater);
    }
  });
});
