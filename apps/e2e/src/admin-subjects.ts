import type { APIRequestContext } from '@playwright/test';
import { adminCalls, freshName } from './admin.ts';

export const longName = 'Environmental Studies and Sustainable Development';
/** The subjects to delete after the test. */
export const made: string[] = [];

/** Creates as many subjects as a school has, one of them with a long name. */
export async function makeSubjects(request: APIRequestContext): Promise<void> {
  const { send } = await adminCalls(request);
  // Fixed length whatever subjects exist already: one letter more could wrap the line.
  for (const name of [longName, ...[...'ABCDEFGHIJKL'].map((letter) => freshName(letter))]) {
    const { data } = await send<{ data: { _id: string } }>('POST', '/subjects', { name });
    made.push(data._id);
  }
}

export async function deleteSubjects(request: APIRequestContext): Promise<void> {
  const { send } = await adminCalls(request);
  for (const id of made.splice(0)) await send('DELETE', `/subjects/${id}`);
}

type Subject = { _id: string; name: string; image: string | null; chapters: { _id: string; name: string }[] };

export async function storedSubjects(request: APIRequestContext): Promise<Subject[]> {
  const { send } = await adminCalls(request);
  return (await send<{ data: Subject[] }>('GET', '/subjects/details')).data;
}
