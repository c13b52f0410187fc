import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { storageName } from '#src/platform/storage/stored-text.ts';
import { english, type FakeSynthesis, fakeSpeech, hindi, remote } from './fake-speech.ts';
import { open, publish, useStudyApp } from './study-app.tsx';

useStudyApp();

const twoPages = () =>
  publish(({ subjects }) => {
    const topics = subjects[0]?.chapters[0]?.topics ?? [];
    topics.splice(1);
    const pages = topics[0]?.pages ?? [];
    pages.splice(2);
    for (const page of pages) page.content = `Page ${page.pageNumber} begins. It ends.`;
  });
const topicName = () => document.querySelector('section h2')?.textContent ?? '';

async function openReader() {
  twoPages();
  return openFirstPage('Page 1 begins. It ends.');
}
async function openFirstPage(text: string) {
  const { user } = await open('/tabs/s1/s1-c1');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText(text);
  return user;
}
const opener = () => screen.queryByRole('button', { name: 'Read aloud' });
const named = (name: string) => screen.getByRole('button', { name });
const bar = () => screen.queryByRole('region', { name: 'Reading aloud' });
const isClosed = () => waitFor(() => expect(bar()).toBeNull());
const heard = (synthesis: FakeSynthesis, texts: string[]) =>
  waitFor(() => expect(synthesis.texts).toEqual(texts));

async function listen(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Read aloud' }));
  await screen.findByRole('region', { name: 'Reading aloud' });
}

// docs/product/screens.md#read-aloud
describe('read aloud', () => {
  test('read aloud is offered once the device has a local voice, but not for a remote one', async () => {
    const synthesis = fakeSpeech(remote);
    await openReader();
    expect(opener()).toBeNull();
    synthesis.have(remote, english);
    await waitFor(() => expect(opener()).not.toBeNull());
    synthesis.have();
    await waitFor(() => expect(opener()).toBeNull());
  });

  test('read aloud is absent in a browser without speech synthesis', async () => {
    await openReader();
    expect(opener()).toBeNull();
  });

  test("read aloud reads heading and page, replaces the page's bar, and returns focus on Escape", async () => {
    const synthesis = fakeSpeech(english);
    const user = await openReader();
    await listen(user);
    expect(document.querySelector('.action-bar')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(named('Pause')));
    await heard(synthesis, [topicName()]);
    synthesis.finish();
    await heard(synthesis, [topicName(), 'Page 1 begins.']);
    await user.click(named('Pause'));
    await waitFor(() => expect(document.activeElement).toBe(named('Go on')));
    expect(synthesis.speaking).toBe(false);
    await user.click(named('On a sentence'));
    await user.click(named('Go on'));
    await heard(synthesis, [topicName(), 'Page 1 begins.', 'It ends.']);
    await user.click(named('Back a sentence'));
    await heard(synthesis, [topicName(), 'Page 1 begins.', 'It ends.', 'Page 1 begins.']);
    // Screen readers would talk over the voice, so the bar announces nothing.
    expect(within(bar() as HTMLElement).getByRole('status').textContent).toBe('');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(document.activeElement).toBe(opener());
    expect(synthesis.speaking).toBe(false);
    expect(document.querySelector('.action-bar')).not.toBeNull();
  });

  test('read aloud announces the end of the page, continues to the next on request, and repeats the last', async () => {
    const synthesis = fakeSpeech(english);
    const user = await openReader();
    await listen(user);
    await heard(synthesis, [topicName()]);
    await user.click(named('On a sentence'));
    await user.click(named('On a sentence'));
    await waitFor(() => expect(synthesis.texts.at(-1)).toBe('It ends.'));
    synthesis.finish();
    await waitFor(() =>
      expect(within(bar() as HTMLElement).getByRole('status').textContent).toBe('End of the page'),
    );
    const before = synthesis.texts.length;
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(/^Page 2 begins\./);
    await waitFor(() => expect(synthesis.texts.slice(before)).toEqual([topicName()]));
    await waitFor(() => expect(document.activeElement).toBe(named('Pause')));
    await user.click(named('On a sentence'));
    await user.click(named('On a sentence'));
    await waitFor(() => expect(synthesis.texts.at(-1)).toBe('It ends.'));
    synthesis.finish();
    await screen.findByText('Read again');
    expect(document.body.textContent).not.toContain('Next page');
  });

  test('read aloud ends when the page is turned or its tab is left', async () => {
    const synthesis = fakeSpeech(english);
    const user = await openReader();
    await listen(user);
    await heard(synthesis, [topicName()]);
    await user.keyboard('{ArrowRight}');
    await screen.findByText(/^Page 2 begins\./);
    await isClosed();
    expect(synthesis.speaking).toBe(false);
    await listen(user);
    await waitFor(() => expect(synthesis.speaking).toBe(true));
    await user.click(screen.getAllByRole('tab')[1] as HTMLElement);
    await isClosed();
    await waitFor(() => expect(synthesis.speaking).toBe(false));
  });

  test('read aloud stops when the page is gone, and says what to do when the voice fails', async () => {
    const synthesis = fakeSpeech(english);
    const user = await openReader();
    await listen(user);
    await heard(synthesis, [topicName()]);
    dispatchEvent(new Event('pagehide'));
    expect(synthesis.speaking).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(synthesis.speaking).toBe(true));
    synthesis.fail('synthesis-failed');
    await waitFor(() => expect(bar()?.textContent).toContain('The voice fell silent.'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(synthesis.speaking).toBe(true));
  });

  test('read aloud remembers the chosen speed, and offers no choice of a single voice', async () => {
    const synthesis = fakeSpeech(english);
    const user = await openReader();
    await listen(user);
    await heard(synthesis, [topicName()]);
    await user.click(named('1×, speed and voice'));
    await screen.findByText('1.25×');
    expect(document.body.textContent).not.toContain('Heera');
    await user.click(screen.getByRole('radio', { name: '1.25×' }));
    await waitFor(() => expect(synthesis.said.map(({ rate }) => rate)).toEqual([1, 1.25]));
    expect(synthesis.texts).toEqual([topicName(), topicName()]);
    expect(JSON.parse(localStorage.getItem(storageName('read-aloud')) ?? '')).toEqual({
      speed: 1.25,
      voice: '',
    });
  });

  test('read aloud reads summaries too', async () => {
    const synthesis = fakeSpeech(english);
    publish(({ subjects }) => {
      for (const summary of subjects[0]?.chapters[0]?.summaries ?? []) {
        summary.title = 'In short';
        for (const page of summary.pages) page.content = 'Short. Shorter.';
      }
    });
    const { user } = await open('/tabs/s1/s1-c1?tab=summary');
    await screen.findByText(/Shorter\./);
    await listen(user);
    await heard(synthesis, ['In short']);
    synthesis.finish();
    await heard(synthesis, ['In short', 'Short.']);
  });

  test.each([
    { voice: hindi, read: ['यह धारा है।', '२ + ३'], unread: 'This device has no English voice' },
    { voice: english, read: ['It flows.'], unread: 'This device has no Hindi voice' },
  ])(
    'read aloud reads a page of two languages with $voice.name alone, and says what it leaves out',
    async (one) => {
      const synthesis = fakeSpeech(one.voice);
      twoPages();
      publish(({ subjects }) => {
        const topics = subjects[0]?.chapters[0]?.topics ?? [];
        topics.splice(1);
        const pages = topics[0]?.pages ?? [];
        pages.splice(1);
        for (const page of pages) page.content = 'यह धारा है।\n\n२ + ३\n\nIt flows.';
      });
      const user = await openFirstPage('It flows.');
      await listen(user);
      await screen.findByText(new RegExp(`^${one.unread}`));
      await waitFor(() => {
        synthesis.finish();
        expect(bar()?.textContent).toContain('End of the page');
      });
      expect(synthesis.texts.filter((text) => text !== topicName())).toEqual(one.read);
      screen.getByText(new RegExp(`^${one.unread}`));
    },
  );

  test('read aloud offers a choice of voices for each language with several', async () => {
    fakeSpeech(english, hindi, { name: 'Lekha', lang: 'hi-IN' });
    const user = await openReader();
    await listen(user);
    await waitFor(() => expect(document.activeElement).toBe(named('Pause')));
    await user.click(screen.getByTitle('Speed and voice'));
    await screen.findByText('Hindi voice');
    const voices = within(screen.getByRole('dialog')).getAllByRole('option');
    expect(voices.map(({ textContent }) => textContent)).toEqual(['Kalpana', 'Lekha']);
  });
});
