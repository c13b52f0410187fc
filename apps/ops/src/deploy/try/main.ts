import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestContext } from '@repo/domain/testing';
import { startWriters, type Writers } from '@repo/server/tests/writers';
import { backUp, findMissing, restore, withDatabase } from '#src/deploy/restored-copy.ts';
import type { Server } from '#src/server/restartable-server.ts';
import { createWritingStudents } from '#src/server/writing-students.ts';
import { publishFirstChapter } from './first-content.ts';
import { email, password, studyFirst } from './first-student.ts';
import { createPerson } from './person.ts';
import { type Site, startSite } from './site.ts';

const { values } = parseArgs({ options: { certificate: { type: 'string' }, key: { type: 'string' } } });
const { certificate, key } = values;
if (!certificate || !key) throw new Error('Start it by node deploy/try.mjs');

const writerCount = 12;
const writesBetween = 300;

/** One step of the day. @returns what was observed. @throws when it fails */
async function step(title: string, work: () => Promise<string>): Promise<void> {
  console.log(`${title}: ${await work()}`);
}

function mustBe(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

const replace = async (server: Server, signal: NodeJS.Signals) => {
  const end = await server.stop(signal);
  await server.start();
  return end;
};

/** Errors shown to students meanwhile that must not occur. */
function honest(writers: Writers): string {
  const { wrong, acknowledged, statuses } = writers.tally();
  mustBe(wrong.length === 0, wrong.slice(0, 3).join('\n'));
  return `${acknowledged} writes acknowledged, ${statuses.get(503) ?? 0} asked to come again`;
}

async function live(site: Site): Promise<void> {
  const { servers, proxy, keeping } = site;
  await step('An empty start', async () => {
    for (const path of ['/', '/admin', '/readyz', '/api/docs'])
      mustBe((await fetch(site.url + path)).ok, `${path} does not answer`);
    return 'both apps and the documents answer over TLS';
  });
  const place = await publishFirstChapter(site);
  console.log('First content: a chapter with notes and a quiz is published');
  const first = await studyFirst(site, place);
  console.log('First student: signed up, proved the address by the mail, took the quiz, sent a picture');
  const picture = await (await fetch(site.url + first.picture)).text();

  const newStudents = (databaseUrl: string, count: number) =>
    withDatabase(databaseUrl, (database) =>
      createWritingStudents({ ...createTestContext(database), clock: { now: () => new Date() } }, count),
    );
  const writers = startWriters([site.url], await newStudents(keeping.databaseUrl, writerCount), { place });
  let backup = '';
  let mark = writers.mark();
  try {
    await step('Load', async () => {
      await writers.acknowledge(writesBetween);
      return honest(writers);
    });
    await step('One server of two killed', async () => {
      await replace(servers[0], 'SIGKILL');
      await writers.acknowledge(writesBetween);
      return honest(writers);
    });
    await step('Drain', async () => {
      const before = await proxy.countUnanswered();
      mustBe((await replace(servers[1], 'SIGTERM')) === 0, 'the server did not end by itself');
      await writers.acknowledge(writesBetween);
      const cut = (await proxy.countUnanswered()) - before;
      mustBe(cut === 0, `${cut} requests were cut off`);
      return `no request was cut off, ${honest(writers)}`;
    });
    await step('Upgrade, one server after the other', async () => {
      const file = await site.release('release-2');
      for (const server of servers) {
        server.upgrade(file);
        mustBe((await replace(server, 'SIGTERM')) === 0, 'the server did not end by itself');
      }
      await writers.acknowledge(writesBetween);
      return honest(writers);
    });
    await step('Backup under load', async () => {
      mark = writers.mark();
      backup = await backUp(keeping, join(site.folder, 'backups'));
      await writers.acknowledge(writesBetween);
      return `made after ${mark.acknowledged} writes, ${honest(writers)}`;
    });
  } finally {
    await writers.stop();
  }
  await step('The database after all that', async () => {
    const faults = await findMissing(keeping.databaseUrl, writers.mark());
    mustBe(faults.length === 0, faults.slice(0, 3).join('\n'));
    return 'nothing acknowledged is lost or there twice';
  });
  await step('Back from the backup', async () => {
    for (const server of servers) await server.stop('SIGTERM');
    const second = {
      databaseUrl: await site.createDatabase('restored'),
      dataDir: join(site.folder, 'restored'),
    };
    await restore(backup, second);
    const faults = await findMissing(second.databaseUrl, mark);
    mustBe(faults.length === 0, faults.slice(0, 3).join('\n'));
    const { server, url } = await site.prepareServerOn(second);
    await server.start();
    mustBe((await (await fetch(url + first.picture)).text()) === picture, 'the picture is another one');
    const { token } = await createPerson(url).call<{ token: string }>('POST', '/auth/sign-in', {
      email,
      password,
    });
    const results = JSON.stringify(await createPerson(url, token).call('GET', '/tests/results'));
    mustBe(results.includes(place.testId), 'the first quiz is not there');
    await createPerson(url, first.token).call('GET', '/auth/verify-token');
    const again = startWriters([url], await newStudents(second.databaseUrl, 2), { place });
    await again.acknowledge(20);
    await again.stop();
    return `all ${mark.acknowledged} writes, the picture, the quiz and the sessions are there, ${honest(again)}`;
  });
  await step('What was written down', async () => {
    const nobody = await fetch(`${site.url}/api/v1/auth/verify-email?token=${first.linkToken}`);
    mustBe(
      nobody.status === 503 && nobody.headers.has('retry-after'),
      `with no server there: ${nobody.status}`,
    );
    const logs = [await proxy.written(), ...servers.map((server) => server.said())].join('\n');
    for (const secret of [first.linkToken, first.token, email, password])
      mustBe(!logs.includes(secret), `a log has ${secret === email ? 'an address' : 'a secret'}`);
    mustBe(logs.includes('/api/v1/auth/verify-email'), 'the log of nginx does not have the call of the link');
    return 'no token, password or address is in a log';
  });
}

const site = await startSite({ certificate, key });
try {
  await live(site);
  console.log('All of it held.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const server of site.servers) console.error(server.said().split('\n').slice(-5).join('\n'));
  process.exitCode = 1;
} finally {
  await site.stop();
}
