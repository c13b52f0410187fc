import { drafts, getScheduled, listVersions, schedulePublish } from '@repo/domain';
import { expect, it, vi } from 'vitest';
import { startPublishScheduler } from '#src/admin/publish-scheduler.ts';
import { createMetrics } from '#src/metrics/metrics.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer();

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

it('a scheduled publish happens once after a restart of several servers that missed its time; a refusal is logged and measured', async () => {
  const { domain } = server;
  const before = await listVersions(domain);
  const [subject] = await drafts.listSubjects(domain);
  await drafts.updateSubject(domain, { id: subject?._id ?? '', name: 'Renamed' });
  const input = { author: 'Mrs Iyer', note: '' };
  await schedulePublish(domain, { ...input, dueAt: inMs(3_600_000), replaces: null });
  await server.database.sql`update scheduled_publishes set due_at = now() - interval '9 hours'`;
  const lines: string[] = [];
  const note = (_: unknown, line?: string) => void lines.push(line ?? '');
  const log = { info: note, warn: note };
  const metrics = createMetrics();
  const jobs = [1, 2].map(() => startPublishScheduler(domain, log as never, metrics, 20));
  await vi.waitFor(() => expect(lines).toEqual(['the scheduled publish is done']), { timeout: 30_000 });
  expect(await listVersions(domain)).toHaveLength(before.length + 1);
  expect(await getScheduled(domain)).toBeNull();

  await schedulePublish(domain, { ...input, dueAt: inMs(50), replaces: null });
  await vi.waitFor(() => expect(lines[1]).toBe('the scheduled publish was refused'), { timeout: 30_000 });
  await Promise.all(jobs.map((job) => job.stop()));
  expect(lines).toHaveLength(2);
  const text = await metrics.text();
  for (const outcome of ['answered', 'failed'])
    expect(text).toContain(`content_publish_duration_seconds_count{outcome="${outcome}"} 1`);
});
