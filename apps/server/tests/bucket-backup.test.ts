import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '@repo/db';
import { startThrowawayPostgres } from '@repo/db/testing';
import { AwsClient } from 'aws4fetch';
import { expect, it } from 'vitest';
import { bucket, startS3Server } from './s3-server.ts';

const script = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const hasRclone = spawnSync('rclone', ['version']).status === 0;
const name = 'c989ec10e2fb87f23bf3b3ef1eed4f81.webp';

it.skipIf(!hasRclone)(
  'a backup of a database with a bucket restores its pictures with their types',
  async (context) => {
    const postgres = await startThrowawayPostgres();
    if (!postgres) return context.skip();
    const folder = await mkdtemp(join(tmpdir(), 'bucket-backup-'));
    const [first, second] = [await startS3Server(), await startS3Server()];
    const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' });
    const run = (file: string, arg: string, store: NodeJS.ProcessEnv, databaseUrl: string) =>
      promisify(execFile)(script(file), [arg], {
        env: {
          PATH: '/usr/bin:/bin:/usr/sbin:/usr/local/bin',
          HOME: folder,
          ...store,
          DATABASE_URL: databaseUrl,
        },
      });
    const database = openDatabase(postgres.url);
    try {
      await database.sql`create table saves (n int)`;
      await database.sql`create database empty template template0`;
      const body = Buffer.from('a picture');
      const headers = { 'content-type': 'image/webp' };
      const sent = await client.fetch(`${first.url}/${bucket}/${name}`, { method: 'PUT', body, headers });
      expect(sent.status).toBe(200);

      const { stdout } = await run('backup.sh', join(folder, 'backups'), first.environment, postgres.url);
      const empty = postgres.url.replace(/\/postgres$/, '/empty');
      await run('restore.sh', stdout.trim(), second.environment, empty);
      const back = await client.fetch(`${second.url}/${bucket}/${name}`);
      expect(back.headers.get('content-type')).toBe('image/webp');
      expect(await back.text()).toBe('a picture');
      await expect(run('restore.sh', stdout.trim(), second.environment, empty)).rejects.toThrow(
        'restore into an empty one',
      );
    } finally {
      await database.close();
      await Promise.all([first.close(), second.close(), postgres.stop()]);
      await rm(folder, { recursive: true, force: true });
    }
  },
);
