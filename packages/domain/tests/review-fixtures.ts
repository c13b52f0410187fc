import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';

export const reviewDevice = 'a1'.repeat(8);
export const nowMs = () => ctx.time.now.getTime();

/** Students with Super. */
export async function newStudents(count: number): Promise<UserContext[]> {
  const students: UserContext[] = [];
  for (let n = 0; n < count; n += 1)
    students.push(await createStudent(ctx, { expiryDate: new Date('2030-01-01') }));
  return students;
}

export async function newStudent(): Promise<UserContext> {
  const [student] = await newStudents(1);
  if (!student) throw new Error('no student');
  return student;
}

/** One review of an item of the first chapter, now. */
export const review = (student: UserContext, firstSequence: number, item: string, grade: 1 | 3) =>
  domain.receiveReviews(student, {
    ...{ device: reviewDevice, firstSequence, sentClockMs: nowMs() },
    events: [{ kind: 'review', grade, item, chapterId: 'econ-1', clockMs: nowMs() }],
  });
