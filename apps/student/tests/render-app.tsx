import { attachToastSink } from '@repo/ui/toast';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { createAppRouter } from '#src/router.tsx';

/** A toast that still waits for the viewport to load would be shown in the test that comes next. */
const dropWaitingToasts = () => attachToastSink({ add: () => {}, close: () => {} })();

let current: ReturnType<typeof createAppRouter> | undefined;
/** The router of the app that was rendered last. */
export const currentRouter = () => found(current, 'router');

/** The app at an address, in a real document, until the test ends. */
export async function renderApp(address: string) {
  document.documentElement.lang = 'en-IN';
  document.body.innerHTML = '<div id="app"></div>';
  const element = document.getElementById('app');
  if (!element) throw new Error('no #app');
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  current = router;
  const root = createRoot(element);
  root.render(<RouterProvider router={router} />);
  onTestFinished(() => {
    root.unmount();
    dropWaitingToasts();
  });
  await vi.waitFor(() => heading());
  return router;
}

/** Found by its words; throws when there is none. */
function found<Found>(value: Found | null | undefined, what: string): Found {
  if (!value) throw new Error(`there is no ${what} on the page:\n${document.body.textContent}`);
  return value;
}

export function heading(): HTMLElement {
  return found(document.querySelector<HTMLElement>('h1'), 'h1');
}

export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')];
  return found(
    all.find((one) => one.textContent?.trim() === name),
    `button '${name}'`,
  );
}

export function field(label: string): HTMLInputElement {
  const all = [...document.querySelectorAll('label')];
  const named = all.find((one) => one.textContent?.trim() === label);
  return found(document.getElementById(named?.htmlFor ?? '') as HTMLInputElement | null, `field '${label}'`);
}

/** The sentence that the field is described by when it is wrong. */
export function errorOf(label: string): string | undefined {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? document.getElementById(error)?.textContent?.trim() : undefined;
}

/** Types into a field the way React hears it. */
export function type(label: string, text: string): void {
  const input = field(label);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const pageText = () => document.body.textContent ?? '';
