import '../device-databases.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fetchRest } from '#src/content/device/fetch-rest.ts';
import { freeContentHere } from '#src/content/library/device-content.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { loadLibrary } from '#src/content/library/load-library.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { startContentServer } from '../content-server.ts';
import { useLibraryStorage } from '../library-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

const user = makeUser({ plan: 'Pro' });
const missingSubjects = () =>
  ['s1', 's2', 's3'].filter((id) =>
    getLibrary()
      .chaptersOfSubject(id)
      .some(({ missing }) => missing),
  );

// docs/product/device.md#content-on-this-device
test.each([
  [{ type: 'wifi' }, ['s3']],
  [{ type: 'cellular' }, ['s2', 's3']],
  [{ type: 'wifi', saveData: true }, ['s2', 's3']],
  [{}, ['s2', 's3']],
])('a connection of %j leaves only %j of a large library missing', async (connection, left) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  await startContentServer({ subjects: 3, chapters: 3, pageChars: 600_000 });
  setCredentials(user, 'token');
  await loadLibrary(user, 'token');
  expect(missingSubjects()).toEqual(['s1', 's2', 's3']);
  await freeContentHere(user, ['s3']);
  await fetchRest();
  expect(missingSubjects()).toEqual(left);
});
