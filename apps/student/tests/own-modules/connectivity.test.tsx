import { RequestFailure } from '@repo/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkText } from '#src/features/shell/network-text.ts';
import { useNetworkNotice } from '#src/features/shell/use-network-notice.ts';
import { askServer, reportReachability } from '#src/platform/offline/connectivity.ts';

function Notice() {
  return <p>{useNetworkNotice() ?? 'none'}</p>;
}

beforeEach(() => void render(<Notice />));
afterEach(() => {
  cleanup();
  reportReachability(null);
});

test('a server that does not respond counts as away, whatever the browser reports', async () => {
  await screen.findByText('none');
  reportReachability(new RequestFailure('FETCH_ERROR'));
  await screen.findByText('away');
  reportReachability(null);
  await screen.findByText('back');
});

test('the server does not count as away while offline, nor when the network returns', async () => {
  await screen.findByText('none');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  reportReachability(new RequestFailure('FETCH_ERROR'));
  window.dispatchEvent(new Event('offline'));
  await screen.findByText('offline');
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await screen.findByText('back');
});

test('concurrent checks of the server share one reply', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', asked);
  expect(await Promise.all([askServer(), askServer()])).toEqual([false, false]);
  expect(asked).toHaveBeenCalledTimes(1);
  await screen.findByText('away');
});

test.each([0, 1, 99])(
  'the offline bar fits each notice on one line at 320 px, with %d items to be sent',
  (count) => {
    for (const notice of ['offline', 'away', 'back'] as const)
      expect(networkText(notice, count).length).toBeLessThanOrEqual(40);
    expect(networkText('offline', count)).not.toBe(networkText('away', count));
  },
);

test('a refused request counts as a response of the server', async () => {
  await screen.findByText('none');
  reportReachability(new RequestFailure(500));
  reportReachability(new RequestFailure(403));
  await screen.findByText('none');
});

test('the app checks the server until it responds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = [() => Promise.reject(new TypeError('no network')), () => Promise.resolve(new Response())];
  const asked = vi.fn((_path: string) => answers.shift()?.() ?? Promise.resolve(new Response()));
  vi.stubGlobal('fetch', asked);
  reportReachability(new RequestFailure('TIMEOUT_ERROR'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toBe('/healthz');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});
