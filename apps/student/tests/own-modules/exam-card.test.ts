import '../device-databases.ts';
import type { RevisionPlanReply } from '@repo/contracts/revision.plan';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { trpc } from '#src/platform/api/trpc.ts';
import { answersKey, studyDatabase } from '#src/platform/storage/study-database.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { useFreshDevice } from '../outbox-browser.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

useFreshDevice();

const planOf = (dailyAmount: number): NonNullable<RevisionPlanReply['plan']> => ({
  ...{ examOn: null, dailyAmount, ramp: 'unasked', startedOn: '2026-11-01' },
});

const planKey = getQueryKey(trpc.progress.revisionPlan, undefined, 'query');
const user = makeUser({ plan: 'Pro', expiryDate: '2999-03-05T10:00:00.000Z' });

// docs/product/screens.md#exam-day
test('a plan just saved is not replaced by a stale reply', async () => {
  logInWithLibrary(user);
  const mounted = vi.spyOn(QueryClient.prototype, 'mount');
  let plan = planOf(20);
  let answerEarlier = () => {};
  const earlier = new Promise<void>((resolve) => {
    answerEarlier = resolve;
  });
  const asked: string[] = [];
  await startProcedureServer(async ({ path }) => {
    if (path === 'exchange.plan') plan = planOf(30);
    const data = { plan, boardDates: [] };
    asked.push(path);
    if (path === 'progress.revisionPlan' && data.plan.dailyAmount === 20) await earlier;
    return { data: path === 'auth.user' ? { user } : data };
  });
  await renderApp('/profile');
  await waitFor(() => expect(asked).toContain('progress.revisionPlan'));
  await outbox.put({ kind: 'plan', choice: { examOn: null, dailyAmount: 30, ramp: 'unasked' } });
  await screen.findByText('No day · 30 cards a day');
  answerEarlier();
  const [queries] = mounted.mock.contexts as QueryClient[];
  await waitFor(() => expect(queries?.isFetching()).toBe(0));
  expect(queries?.getQueryData(planKey)).toMatchObject({ plan: planOf(30) });
  screen.getByText('No day · 30 cards a day');
});

// docs/product/screens.md#exam-day
test('a stored plan is shown and refetched, however new it is', async () => {
  logInWithLibrary(user);
  const lastPage = new QueryClient();
  lastPage.setQueryData(planKey, { plan: planOf(20), boardDates: [] });
  await set(answersKey(user.id), dehydrate(lastPage), studyDatabase);
  const mounted = vi.spyOn(QueryClient.prototype, 'mount');
  let reply = () => {};
  const isStoredSeen = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await startProcedureServer(async ({ path }) => {
    if (path === 'progress.revisionPlan') await isStoredSeen;
    return { data: path === 'auth.user' ? { user } : { plan: planOf(30), boardDates: [] } };
  });
  const { router } = await renderApp('/unlock-free-chapter');
  const [queries] = mounted.mock.contexts as QueryClient[];
  await waitFor(() => expect(queries?.getQueryData(planKey)).toMatchObject({ plan: planOf(20) }));
  reply();
  await router.navigate({ to: '/profile' });
  await screen.findByText('No day · 30 cards a day');
});
