import { attachToastSink } from '@repo/ui/toast';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createAppRouter } from '#src/router.tsx';

/** A toast that still waits for the viewport to load would be shown in the test that comes next. */
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
  // Hidden too: a dialog may have opened over it already.
  await screen.findAllByRole('heading', { level: 1, hidden: true });
  // No style sheet is loaded here that could switch them off.
  return { router, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

/** Clicks a second time before React can disable anything. */
export const clickTwice = (element: HTMLElement) =>
  act(() => {
    element.click();
    element.click();
  });

/** The sentence that the field of this label is described by when it is wrong. */
export function errorOf(label: string): string | undefined {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? document.getElementById(error)?.textContent?.trim() : undefined;
}
