import type { Pool, QueryResultRow } from 'pg';
import type { PositionBody } from './position.ts';
import { chapterOfSubject, type StudentRow, savePosition, studentOfSession } from './statements.ts';

/**
 * The statements on node-postgres, for the peers without an ORM.
 * @param arePrepared by name, which node-postgres offers; most programs hand over text and values alone
 */
export class PgStudy {
  constructor(
    private readonly pool: Pool,
    private readonly arePrepared: boolean,
  ) {}

  private async query<Result extends QueryResultRow>(name: string, text: string, values: unknown[]) {
    return this.arePrepared
      ? this.pool.query<Result>({ name, text, values })
      : this.pool.query<Result>(text, values);
  }

  /** @returns null where no session of this hash is alive */
  async findStudent(tokenHash: string): Promise<StudentRow | null> {
    const { rows } = await this.query<StudentRow>('student', studentOfSession, [tokenHash]);
    return rows[0] ?? null;
  }

  async hasChapter(subjectId: string, chapterId: string): Promise<boolean> {
    const { rowCount } = await this.query('chapter', chapterOfSubject, [chapterId, subjectId]);
    return rowCount === 1;
  }

  /** Committed when it resolves. @returns whether the chapter is completed */
  async savePosition(
    studentId: string,
    subjectId: string,
    chapterId: string,
    { notesProgress }: PositionBody,
  ): Promise<boolean> {
    const { currentTopicIndex, currentPageIndex } = notesProgress;
    const values = [studentId, chapterId, subjectId, currentTopicIndex, currentPageIndex];
    const { rows } = await this.query<{ isCompleted: boolean }>('save', savePosition, values);
    return rows[0]?.isCompleted ?? false;
  }
}
