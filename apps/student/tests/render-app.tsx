import { attachToastSink } from '@repo/ui/toast';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createAppRouter } from '#src/router.tsx';

/** A toast waiting for the viewport to load would appear in the next test. */
const dropWaitingToasts = () => attachToastSink({ add: () => {}, close: () => {} })();

/**
 * The app at an address until the test ends, and a user at it. A second call is a reload of the page.
 * @returns once the screen has its heading
 */
export async function renderApp(address: string) {
  cleanup();
  document.documentElement.lang = 'en-IN';
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  render(<RouterProvider router={router} />);
  onTestFinished(dropWaitingToasts);
  // The heading may be hidden already by a dialog over it.
  await screen.findAllByRole('heading', { level: 1, hidden: true });
  // No style sheet is loaded here that could disable pointer events.
  return { router, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

/** Clicks a second time before React can disable anything. */
export const clickTwice = (element: HTMLElement) =>
  act(() => {
    element.click();
    element.click();
  });

/** The error that describes the field with this label. */
export function errorOf(label: string): string | undefined {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? document.getElementById(error)?.textContent?.trim() : undefined;
}
