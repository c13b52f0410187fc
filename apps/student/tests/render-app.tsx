import { attachToastSink } from '@repo/ui/toast';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createAppRouter } from '#src/router.tsx';

/** A toast that still waits for the viewport to load would be shown in the test that comes next. */
const dropWaitingToasts = () => attachToastSink({ add: () => {}, close: () => {} })();

let current: ReturnType<typeof createAppRouter> | undefined;
/** The router of the app that was rendered last. */
export const currentRouter = () => found(current, 'router');

/**
 * The app at an address until the test ends, and a user at it. A second call is a reload of the page.
 * @returns once the screen has its heading
 */
export async function renderApp(address: string) {
  cleanup();
  document.documentElement.lang = 'en-IN';
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  current = router;
  render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    dropWaitingToasts();
  });
  await waitFor(heading);
  // No style sheet is loaded here that could switch them off.
  return { router, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
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

/** Clicks a second time before React can disable anything. */
export const clickTwice = (element: HTMLElement) =>
  act(() => {
    element.click();
    element.click();
  });

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
