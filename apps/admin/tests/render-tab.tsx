import 'fake-indexeddb/auto';
import { Toaster } from '@repo/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { getDefaultStore } from 'jotai';
import { api } from '#src/api/api.ts';
import { createAppQueryClient } from '#src/api/query-client.ts';
import { trpc } from '#src/api/trpc.ts';
import { draftStore, readDraft } from '#src/editing/draft-store.ts';
import { deletionsAtom, flushDeletes } from '#src/editing/pending-deletes.ts';
import { questionAtom } from '#src/editing/unsaved-work.ts';
import { UnsavedWorkGuard } from '#src/editing/unsaved-work-guard.tsx';
import type { TabComponent } from '#src/selection/chapter-tabs.ts';
import { tabSearch } from '#src/selection/selection.ts';
import { endAdminSession, startAdminSession } from '#src/session/admin-session.ts';

export const chapter = { _id: 'light', name: 'Light', subjectId: 'physics', subjectName: 'Physics' };

/** One tab of a chapter for a logged-in admin, with the leave guard and toasts around it, and a user at it. */
export function renderTab(Tab: TabComponent) {
  startAdminSession({ token: 'open-token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <UnsavedWorkGuard />
        <Toaster flashKey="flash" />
      </>
    ),
  });
  const tab = createRoute({
    getParentRoute: () => root,
    path: '/$subjectId/$chapterId/$tab',
    validateSearch: tabSearch,
    component: () => <Tab chapter={chapter} />,
  });
  const history = createMemoryHistory({ initialEntries: ['/physics/light/open'] });
  const router = createRouter({ routeTree: root.addChildren([tab]), history });
  const queryClient = createAppQueryClient();
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return { user: userEvent.setup(), router };
}

/** Deletes the drafts of the unmounted tools, after what they are still storing. */
export async function forgetDrafts(): Promise<void> {
  await readDraft('');
  await clear(draftStore());
}

/** Unmounts the tab and resets what it left behind. */
export async function leaveTab(): Promise<void> {
  await flushDeletes();
  // A dialog left open by a failed test would appear in every later test.
  getDefaultStore().get(questionAtom)?.answer(false);
  cleanup();
  getDefaultStore().set(deletionsAtom, new Set<string>());
  endAdminSession();
  localStorage.clear();
  await forgetDrafts();
}
