import type { Pool, QueryResultRow } from 'pg';
import type { PositionBody } from './position.ts';
import { chapterOfSubject, type StudentRow, savePosition, studentOfSession } from './statements.ts';

/**
 * The statements on node-postgres, for the peers without an ORM.
 * @param arePrepared whether statements have names, so that Postgres plans them once per connection; most
 * programs send only text and values
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

  /** @returns null when no session with this hash is valid */
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
