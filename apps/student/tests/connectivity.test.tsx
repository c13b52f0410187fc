import { RequestFailure } from '@repo/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNetworkNotice } from '#src/features/shell/use-online.ts';
import { reportReachability } from '#src/offline/connectivity.ts';

const element = document.createElement('div');
let root: ReturnType<typeof createRoot>;
function Notice() {
  return <p>{useNetworkNotice() ?? 'none'}</p>;
}
const seen = (text: string) => vi.waitFor(() => expect(element.textContent).toBe(text));

beforeEach(() => {
  root = createRoot(element);
  root.render(<Notice />);
});
afterEach(() => {
  root.unmount();
  reportReachability(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that answers nothing counts as no network, whatever the browser believes', async () => {
  await seen('none');
  reportReachability(new RequestFailure('FETCH_ERROR'));
  await seen('offline');
  reportReachability(null);
  await seen('back');
});

test('a refusal is an answer', async () => {
  await seen('none');
  reportReachability(new RequestFailure(500));
  reportReachability(new RequestFailure(403));
  await seen('none');
});

test('the server is asked again until it answers', async () => {
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
