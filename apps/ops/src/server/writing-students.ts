import { type DomainContext, startSession } from '@repo/domain';
import { createStudent } from '@repo/domain/testing';
import type { Student } from '@repo/server/tests/writers';

const dayMs = 86_400_000;

/** New students on Super, signed in: none of their answers stems from an earlier trial. */
export async function createWritingStudents(domain: DomainContext, count: number): Promise<Student[]> {
  const students: Student[] = [];
  for (let n = 0; n < count; n++) {
    const { user } = await createStudent(domain, { expiryDate: new Date(Date.now() + dayMs) });
    students.push({ id: user.id, token: await startSession(domain, user.id) });
  }
  return students;
}
