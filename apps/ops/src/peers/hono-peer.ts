import { serve } from '@hono/node-server';
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import pg from 'pg';
import { PgStudy } from './study/pg-study.ts';
import { positionBody, savedReply } from './study/position.ts';
import type { StudentRow } from './study/statements.ts';
import { mayOpen, sessionReply, tokenHashOf } from './study/student.ts';

/** Hono on Node and node-postgres: middleware, its validator with zod. argv: port, database address, 'prepared' or nothing. */
const [port, databaseUrl = '', statements] = process.argv.slice(2);
const study = new PgStudy(new pg.Pool({ connectionString: databaseUrl, max: 10 }), statements === 'prepared');

const requireStudent = createMiddleware<{ Variables: { student: StudentRow } }>(async (c, next) => {
  const student = await study.findStudent(tokenHashOf(c.req.header('authorization')));
  if (!student) throw new HTTPException(401, { message: 'Please sign in' });
  c.set('student', student);
  await next();
});

const app = new Hono();
app.onError((error, c) =>
  c.json({ success: false, message: error.message }, error instanceof HTTPException ? error.status : 500),
);
app.get('/ready', (c) => c.json({ ready: true }));
app.get('/api/v1/auth/verify-token', requireStudent, (c) => c.json(sessionReply(c.get('student'))));
app.put(
  '/api/v1/progress/:subjectId/:chapterId',
  requireStudent,
  zValidator('json', positionBody),
  async (c) => {
    const { subjectId, chapterId } = c.req.param();
    const student = c.get('student');
    const body = c.req.valid('json');
    if (!(await study.hasChapter(subjectId, chapterId)))
      throw new HTTPException(404, { message: 'There is no such chapter' });
    if (!mayOpen(student, chapterId)) throw new HTTPException(403, { message: 'This chapter is locked' });
    const isCompleted = await study.savePosition(student.id, subjectId, chapterId, body);
    return c.json(savedReply(chapterId, body, isCompleted));
  },
);
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
