import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '#src/app.tsx';
import { createAppRouter } from '#src/router.tsx';
import { endAdminSession, startAdminSession } from '#src/session/admin-session.ts';

// Load the lazy chapter tabs first: one still loading when a test file ends would fail the files after it.
import.meta.glob('/src/features/*/*-tab.tsx', { eager: true });

export const hourMs = 3_600_000;

export const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** The whole tool at /admin, as a browser would start it, and a user at it. */
export function renderTool() {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/admin'] }));
  render(<App router={router} />);
  return userEvent.setup();
}

/** The whole tool with the admin logged in already. */
export function renderOpenTool() {
  startAdminSession({ token: 'open-token', expiresAt: inHours(8) });
  return renderTool();
}

/** Unmounts the tool and ends the session. */
export function leaveTool(): void {
  cleanup();
  endAdminSession();
  localStorage.clear();
}
