import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { startDailySweep } from '#src/admin/daily-sweep.ts';
import { call } from './call.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer({ content: 'none' });

it('a replaced picture is deleted from the disk days later, and one log line says so', async () => {
  const { token } = await server.signedIn();
  const choose = async (background: string) => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
    const profilePicture = `data:image/png;base64,${png.toString('base64')}`;
    const reply = await call(server.app, 'PUT', '/api/v1/auth/profile', { token, body: { profilePicture } });
    const { user } = reply.json<{ user: { profilePicture: string } }>();
    return join(server.config.dataDir, user.profilePicture);
  };
  const [before, now] = [await choose('red'), await choose('blue')];
  const lines: unknown[] = [];
  const log = {
    info: (...line: unknown[]) => lines.push(line),
    warn: (...line: unknown[]) => lines.push(line),
  };
  const sweeper = startDailySweep(server.domain, log, { firstPauseMs: 0, pauseMs: 20 });
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 50_000 });
  expect([existsSync(before), existsSync(now)]).toEqual([true, true]);

  await server.database
    .sql`update stored_images set unused_since = now() - interval '2 days' where unused_since is not null`;
  await server.database.sql`update sweeps set started_at = now() - interval '1 day'`;
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 50_000 });
  expect(lines[1]).toMatchObject([
    { removed: { images: 1, sessions: 0 } },
    'what nobody needs any more was removed',
  ]);
  expect([existsSync(before), existsSync(now)]).toEqual([false, true]);
  await sweeper.stop();
  await server.database.sql`update sweeps set started_at = now() - interval '1 day'`;
  expect(lines).toHaveLength(2);
});
