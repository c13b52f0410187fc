import { brand } from '@repo/contracts/brand';

/** Where the student read last; both indexes count from 0, `at` is an ISO moment. */
export type LastRead = {
  subjectId: string;
  chapterId: string;
  topicIndex: number;
  pageIndex: number;
  at: string;
};

export const lastReadKey = `${brand.storagePrefix}-last-read`;

function isLastRead(value: unknown): value is LastRead {
  if (typeof value !== 'object' || value === null) return false;
  const { subjectId, chapterId, topicIndex, pageIndex } = value as Partial<LastRead>;
  return (
    typeof subjectId === 'string' &&
    typeof chapterId === 'string' &&
    Number.isInteger(topicIndex) &&
    Number.isInteger(pageIndex)
  );
}

/** The last reading position on this device, or null. */
export function readLastRead(): LastRead | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(lastReadKey) ?? 'null');
    return isLastRead(value) ? value : null;
  } catch {
    return null;
  }
}

export function clearLastRead(): void {
  try {
    localStorage.removeItem(lastReadKey);
  } catch {
    // blocked: there is nothing in it
  }
}
