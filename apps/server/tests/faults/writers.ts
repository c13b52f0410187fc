import { setTimeout as delay } from 'node:timers/promises';

/** One more than the largest valid index of a reading position. */
const indexCount = 10_001;
const silenceMs = 60_000;

export type Student = { id: string; token: string };

/** What one student sent, and what was acknowledged. */
type Work = { student: Student; position: number; attempts: string[] };

export type Tally = {
  /** Writes answered with 2xx. */
  acknowledged: number;
  /** The count of each status; 0 means no answer. */
  statuses: ReadonlyMap<number, number>;
  /** Answers that are neither 2xx nor a 503 with the time to retry. */
  wrong: readonly string[];
  /** The longest time without an acknowledged write. */
  longestGapMs: number;
};

export type Writers = {
  tally(): Tally;
  /** Waits until this many more writes were acknowledged. @throws when none was for a minute */
  acknowledge(more: number): Promise<void>;
  /** Stops, and waits for the answers in flight. */
  stop(): Promise<void>;
  /**
   * Acknowledged writes that are missing in the database, and duplicates; called after all have stopped.
   * @param query runs a statement whose $1 is the student's id
   */
  findFaults(query: Query): Promise<WriteFaults>;
  /**
   * Remembers what was acknowledged so far. @returns a function that checks only that, also in a copy of the
   * database
   */
  mark(): { acknowledged: number; findFaults: (query: Query) => Promise<WriteFaults> };
};

export type WriteFaults = { lost: string[]; doubled: string[] };

export type Query = (statement: string, studentId: string) => Promise<readonly Record<string, unknown>[]>;

/** Where they write: an open chapter and its test of three questions. */
export type WritingPlace = { subjectId: string; chapterId: string; testId: string };
const samplePlace: WritingPlace = { subjectId: 'econ', chapterId: 'econ-1', testId: 'econ-1-test' };

const selectPosition = `select current_page_index * ${indexCount} + current_topic_index as position
  from chapter_progress where user_id = $1`;
const selectAttempts =
  'select attempt_id as attempt, count(*)::int as count from test_results where user_id = $1 group by 1';

async function findWriteFaults(works: readonly Work[], query: Query): Promise<WriteFaults> {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { student, position, attempts } of works) {
    const [row] = await query(selectPosition, student.id);
    if (Number(row?.position ?? 0) < position)
      lost.push(`position ${position} of ${student.id}: ${row?.position ?? 'none'} is kept`);
    const counts = new Map<unknown, unknown>();
    for (const { attempt, count } of await query(selectAttempts, student.id)) counts.set(attempt, count);
    for (const attempt of attempts) if (!counts.has(attempt)) lost.push(`quiz ${attempt} of ${student.id}`);
    for (const [attempt, count] of counts) if (count !== 1) doubled.push(`quiz ${attempt} of ${student.id}`);
  }
  return { lost, doubled };
}

/**
 * Students of the sample content who write continuously, one half positions, the other half quizzes
 * (transactions), each alternating between all addresses. An unacknowledged quiz is sent again, as the app
 * does; a position is followed by the next.
 * @param addresses of servers, or of a proxy in front of them
 * @param patienceMs how long a call may take before it counts as unanswered
 * @param place where, if not in the sample content
 */
export function startWriters(
  addresses: readonly string[],
  students: readonly Student[],
  { patienceMs = 60_000, place = samplePlace } = {},
): Writers {
  const works: Work[] = students.map((student) => ({ student, position: 0, attempts: [] }));
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let acknowledged = 0;
  let lastAt = Date.now();
  let longestGapMs = 0;
  let isOver = false;
  let turn = 0;
  const progressPath = `/progress/${place.subjectId}/${place.chapterId}`;

  async function send({ student }: Work, method: string, path: string, body: unknown): Promise<boolean> {
    const address = addresses[turn++ % addresses.length];
    const reply = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
      .then(async (answer) => ({
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        text: await answer.text(),
      }))
      .catch((error: unknown) => ({ status: 0, retryAfter: null, text: String(error) }));
    const { status, retryAfter, text } = reply;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) {
      const now = Date.now();
      longestGapMs = Math.max(longestGapMs, now - lastAt);
      lastAt = now;
      acknowledged += 1;
      return true;
    }
    const isHonest = status === 503 && Number(retryAfter) > 0;
    if (!isHonest) wrong.push(`${method} ${path}: ${status} ${text}`.slice(0, 300));
    // Waits like a client that was told to, but less patiently.
    await delay(50);
    return false;
  }

  async function read(work: Work): Promise<void> {
    for (let n = 1; !isOver; n++) {
      const notesProgress = {
        currentTopicIndex: n % indexCount,
        currentPageIndex: Math.floor(n / indexCount),
      };
      if (await send(work, 'PATCH', progressPath, { notesProgress })) work.position = n;
    }
  }
  async function takeQuizzes(work: Work): Promise<void> {
    for (let n = 1; !isOver; n++) {
      const attemptId = `attempt-${n}`;
      const quiz = {
        testId: place.testId,
        chapterId: place.chapterId,
        answers: [0, 1, 2],
        timeTaken: n,
        attemptId,
      };
      while (!(await send(work, 'POST', '/tests/submit', quiz))) if (isOver) return;
      work.attempts.push(attemptId);
    }
  }
  const running = works.map((work, n) => (n % 2 === 0 ? read(work) : takeQuizzes(work)));

  return {
    tally: () => ({
      acknowledged,
      statuses,
      wrong,
      longestGapMs: Math.max(longestGapMs, isOver ? 0 : Date.now() - lastAt),
    }),
    async acknowledge(more) {
      const wanted = acknowledged + more;
      while (acknowledged < wanted) {
        if (Date.now() - lastAt > silenceMs)
          throw new Error(`No write was acknowledged for a minute: ${wrong[0]}`);
        await delay(5);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
    findFaults: (query) => findWriteFaults(works, query),
    mark() {
      const known = works.map((work) => ({ ...work, attempts: [...work.attempts] }));
      return { acknowledged, findFaults: (query) => findWriteFaults(known, query) };
    },
  };
}
