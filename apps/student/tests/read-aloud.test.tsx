import { describe, expect, test, vi } from 'vitest';
import { storageName } from '#src/storage/stored-text.ts';
import { english, type FakeSynthesis, fakeSpeech, hindi, remote } from './fake-speech.ts';
import { button, pageText } from './render-app.tsx';
import { open, press, publish, seen, useStudyApp } from './study-app.tsx';

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

async function openReader(): Promise<void> {
  twoPages();
  await open('/tabs/s1/s1-c1');
  await seen('Start');
  button('Start').click();
  await seen('Page 1 begins. It ends.');
}
const opener = () => document.querySelector<HTMLButtonElement>('[aria-label="Read aloud"]');
const named = (label: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  if (!found) throw new Error(`there is no button ${label}`);
  return found;
};
const bar = () => document.querySelector('section[aria-label="Reading aloud"]');
const heard = (synthesis: FakeSynthesis, texts: string[]) =>
  vi.waitFor(() => expect(synthesis.texts).toEqual(texts));

async function listen(): Promise<void> {
  await vi.waitFor(() => expect(opener()).not.toBeNull());
  opener()?.click();
  await vi.waitFor(() => expect(bar()).not.toBeNull());
}

// docs/product.md#read-aloud
describe('read aloud', () => {
  test('is offered once the device has a voice of its own, and not with one that is elsewhere', async () => {
    const synthesis = fakeSpeech(remote);
    await openReader();
    expect(opener()).toBeNull();
    synthesis.have(remote, english);
    await vi.waitFor(() => expect(opener()).not.toBeNull());
    synthesis.have();
    await vi.waitFor(() => expect(opener()).toBeNull());
  });

  test('is not there in a browser that can’t speak', async () => {
    await openReader();
    expect(opener()).toBeNull();
  });

  test('reads heading and page by a bar in the place of the page’s own, and gives the focus back by Escape', async () => {
    const synthesis = fakeSpeech(english);
    await openReader();
    await listen();
    expect(document.querySelector('.action-bar')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause'));
    await heard(synthesis, [topicName()]);
    synthesis.finish();
    await heard(synthesis, [topicName(), 'Page 1 begins.']);
    named('Pause').click();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Go on'));
    expect(synthesis.speaking).toBe(false);
    named('On a sentence').click();
    named('Go on').click();
    await heard(synthesis, [topicName(), 'Page 1 begins.', 'It ends.']);
    named('Back a sentence').click();
    await heard(synthesis, [topicName(), 'Page 1 begins.', 'It ends.', 'Page 1 begins.']);
    // Nothing of it is told to a screen reader, which would speak against the voice.
    expect(bar()?.querySelector('[role="status"]')?.textContent).toBe('');
    press('Escape');
    await vi.waitFor(() => expect(bar()).toBeNull());
    expect(document.activeElement).toBe(opener());
    expect(synthesis.speaking).toBe(false);
    expect(document.querySelector('.action-bar')).not.toBeNull();
  });

  test('says the end of the page, goes on to the next when asked, and reads the last one again', async () => {
    const synthesis = fakeSpeech(english);
    await openReader();
    await listen();
    await heard(synthesis, [topicName()]);
    named('On a sentence').click();
    named('On a sentence').click();
    await vi.waitFor(() => expect(synthesis.texts.at(-1)).toBe('It ends.'));
    synthesis.finish();
    await vi.waitFor(() =>
      expect(bar()?.querySelector('[role="status"]')?.textContent).toBe('End of the page'),
    );
    const before = synthesis.texts.length;
    button('Next page').click();
    await seen('Page 2 begins.');
    await vi.waitFor(() => expect(synthesis.texts.slice(before)).toEqual([topicName()]));
    await vi.waitFor(() => expect(document.activeElement).toBe(named('Pause')));
    named('On a sentence').click();
    named('On a sentence').click();
    await vi.waitFor(() => expect(synthesis.texts.at(-1)).toBe('It ends.'));
    synthesis.finish();
    await seen('Read again');
    expect(pageText()).not.toContain('Next page');
  });

  test('ends when the page is turned, and when its tab is left', async () => {
    const synthesis = fakeSpeech(english);
    await openReader();
    await listen();
    await heard(synthesis, [topicName()]);
    press('ArrowRight', document.body);
    await seen('Page 2 begins.');
    await vi.waitFor(() => expect(bar()).toBeNull());
    expect(synthesis.speaking).toBe(false);
    await listen();
    await vi.waitFor(() => expect(synthesis.speaking).toBe(true));
    [...document.querySelectorAll<HTMLElement>('[role="tab"]')].at(1)?.click();
    await vi.waitFor(() => expect(bar()).toBeNull());
    await vi.waitFor(() => expect(synthesis.speaking).toBe(false));
  });

  test('is silent once the page is gone, and says what to do when the voice breaks', async () => {
    const synthesis = fakeSpeech(english);
    await openReader();
    await listen();
    await heard(synthesis, [topicName()]);
    dispatchEvent(new Event('pagehide'));
    expect(synthesis.speaking).toBe(false);
    await vi.waitFor(() => named('Go on'));
    named('Go on').click();
    await vi.waitFor(() => expect(synthesis.speaking).toBe(true));
    synthesis.fail('synthesis-failed');
    await vi.waitFor(() => expect(bar()?.textContent).toContain('The voice fell silent.'));
    button('Try again').click();
    await vi.waitFor(() => expect(synthesis.speaking).toBe(true));
  });

  test('keeps the speed that was chosen, and has no choice of a voice where there is one', async () => {
    const synthesis = fakeSpeech(english);
    await openReader();
    await listen();
    await heard(synthesis, [topicName()]);
    named('1×, speed and voice').click();
    await seen('1.25×');
    expect(pageText()).not.toContain('Heera');
    document.querySelector<HTMLInputElement>('input[value="1.25"]')?.click();
    await vi.waitFor(() => expect(synthesis.said.map(({ rate }) => rate)).toEqual([1, 1.25]));
    expect(synthesis.texts).toEqual([topicName(), topicName()]);
    expect(JSON.parse(localStorage.getItem(storageName('read-aloud')) ?? '')).toEqual({
      speed: 1.25,
      voice: '',
    });
  });

  test('passes over what the device has no voice for, and reads it by its own where it has one', async () => {
    const synthesis = fakeSpeech(english);
    publish(({ subjects }) => {
      for (const page of subjects[0]?.chapters[0]?.summaries[0]?.pages ?? [])
        page.content = 'यह धारा है। It flows.';
    });
    await open('/tabs/s1/s1-c1?tab=summary');
    await seen('It flows.');
    await listen();
    await vi.waitFor(() => expect(synthesis.speaking).toBe(true));
    synthesis.finish();
    await vi.waitFor(() => expect(synthesis.texts.slice(1)).toEqual(['It flows.']));
    press('Escape');
    await vi.waitFor(() => expect(bar()).toBeNull());
    synthesis.have(english, hindi);
    await listen();
    await vi.waitFor(() => expect(synthesis.said).toHaveLength(3));
    synthesis.finish();
    await vi.waitFor(() =>
      expect(synthesis.said.at(-1)).toMatchObject({ text: 'यह धारा है।', lang: 'hi-IN' }),
    );
  });

  test('reads a summary too', async () => {
    const synthesis = fakeSpeech(english);
    publish(({ subjects }) => {
      for (const summary of subjects[0]?.chapters[0]?.summaries ?? []) {
        summary.title = 'In short';
        for (const page of summary.pages) page.content = 'Short. Shorter.';
      }
    });
    await open('/tabs/s1/s1-c1?tab=summary');
    await seen('Shorter.');
    await listen();
    await heard(synthesis, ['In short']);
    synthesis.finish();
    await heard(synthesis, ['In short', 'Short.']);
  });

  test.each([
    { voice: hindi, read: ['यह धारा है।', '२ + ३'], unread: 'This device has no English voice' },
    { voice: english, read: ['It flows.'], unread: 'This device has no Hindi voice' },
  ])('reads a page of two languages with $voice.name alone, and says what it leaves out', async (one) => {
    const synthesis = fakeSpeech(one.voice);
    twoPages();
    publish(({ subjects }) => {
      const topics = subjects[0]?.chapters[0]?.topics ?? [];
      topics.splice(1);
      const pages = topics[0]?.pages ?? [];
      pages.splice(1);
      for (const page of pages) page.content = 'यह धारा है।\n\n२ + ३\n\nIt flows.';
    });
    await open('/tabs/s1/s1-c1');
    await seen('Start');
    button('Start').click();
    await seen('It flows.');
    await listen();
    await seen(one.unread);
    await vi.waitFor(() => {
      synthesis.finish();
      expect(bar()?.textContent).toContain('End of the page');
    });
    expect(synthesis.texts.filter((text) => text !== topicName())).toEqual(one.read);
    expect(pageText()).toContain(one.unread);
  });

  test('offers the voices of each language that the device has several of', async () => {
    fakeSpeech(english, hindi, { name: 'Lekha', lang: 'hi-IN' });
    await openReader();
    await listen();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause'));
    document.querySelector<HTMLButtonElement>('button[title="Speed and voice"]')?.click();
    await seen('Hindi voice');
    const names = [...document.querySelectorAll('[role="dialog"] option')].map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['Kalpana', 'Lekha']);
  });
});
