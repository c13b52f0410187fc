import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#src/feedback/toast.ts';
import { ToastViewport } from '#src/feedback/toast-viewport.tsx';
import { Toaster } from '#src/feedback/toaster.tsx';
import { click, find, render } from './render.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const texts = () =>
  [...document.querySelectorAll('.toast:not([data-limited]):not([data-ending-style])')].map(
    (element) => element.querySelector('p')?.textContent,
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const ask = (run: () => void) => act(async () => run());

test('a toast requested before the viewport loads is shown once it has loaded', async () => {
  toast.success('Login successful!');
  await render(<ToastViewport />);
  expect(texts()).toEqual(['Login successful!']);
  await pass(5000);
});

test('a toast stays 3 seconds', async () => {
  await render(<ToastViewport />);
  await ask(() => toast.success('Link copied!'));
  await pass(2900);
  expect(texts()).toEqual(['Link copied!']);
  await pass(200);
  expect(texts()).toEqual([]);
});

test('a toast with an action stays 6 seconds and reports whether the action was used', async () => {
  await render(<ToastViewport />);
  const left = vi.fn();
  const undone = vi.fn();
  const undo = { label: 'Undo', onClick: undone };
  await ask(() => toast.success('Topic deleted successfully!', { action: undo, onClose: left }));
  await pass(5900);
  expect(texts()).toHaveLength(1);
  await pass(200);
  expect(texts()).toEqual([]);
  expect(left).toHaveBeenCalledExactlyOnceWith(false);

  await ask(() => toast.success('Topic deleted successfully!', { action: undo, onClose: left }));
  await click(
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Undo') as HTMLElement,
  );
  expect(undone).toHaveBeenCalledTimes(1);
  expect(left).toHaveBeenLastCalledWith(true);
});

test('hovering pauses the timer', async () => {
  await render(<ToastViewport />);
  await ask(() => toast.error('Login failed'));
  await pass(2000);
  const region = find('[role="region"]');
  await act(async () => region.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  await pass(20_000);
  expect(texts()).toEqual(['Login failed']);
  await act(async () =>
    region.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })),
  );
  await pass(900);
  expect(texts()).toEqual(['Login failed']);
  await pass(300);
  expect(texts()).toEqual([]);
});

test('at most three toasts are visible, newest first', async () => {
  await render(<ToastViewport />);
  await ask(() => {
    for (const text of ['one', 'two', 'three', 'four']) toast.info(text);
  });
  expect(texts()).toEqual(['four', 'three', 'two']);
  await pass(5000);
});

test('success is a status, failure an alert', async () => {
  await render(<ToastViewport />);
  await ask(() => {
    toast.success('Saved');
    toast.error('Not saved');
  });
  expect(find('.toast[role="status"] p').textContent).toBe('Saved');
  expect(find('.toast[role="alert"] p').textContent).toBe('Not saved');
  await pass(5000);
});

test('F6 moves focus to the toasts and Escape closes the focused one', async () => {
  await render(<ToastViewport />);
  await ask(() => toast.info('Content updated successfully.'));
  await act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true }));
  });
  const region = find('[role="region"]');
  expect(region.contains(document.activeElement)).toBe(true);
  await pass(10_000);
  expect(texts()).toHaveLength(1);
  const card = find('.toast');
  await act(async () => card.focus());
  await act(async () => {
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(texts()).toEqual([]);
});

test('the same id again updates the toast instead of stacking a second one', async () => {
  await render(<ToastViewport />);
  await ask(() => toast.info('1 item', { id: 'queue' }));
  await ask(() => toast.info('2 items', { id: 'queue' }));
  expect(texts()).toEqual(['2 items']);
  await pass(5000);
});

test('a toast stored for after the reload is shown once by the next page', async () => {
  vi.useRealTimers();
  toast.afterReload('success', 'Free chapter claimed successfully!');
  expect(texts()).toEqual([]);
  await render(<Toaster />);
  await vi.waitFor(() => act(async () => expect(texts()).toEqual(['Free chapter claimed successfully!'])), {
    timeout: 20_000,
  });
  expect(sessionStorage.length).toBe(0);
  await act(async () => find('[aria-label="Close"]').click());
});

test('invalid data in sessionStorage is dropped silently', async () => {
  for (const rubbish of ['{', '7', '[{"tone":"loud","text":"x"},{"text":3}]']) {
    sessionStorage.setItem('flash-toasts', rubbish);
    await render(<Toaster />);
    expect(texts()).toEqual([]);
    expect(sessionStorage.getItem('flash-toasts')).toBeNull();
  }
});
