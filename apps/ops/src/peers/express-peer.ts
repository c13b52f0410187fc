import express, { type NextFunction, type Request, type Response } from 'express';
import pg from 'pg';
import { PgStudy } from './study/pg-study.ts';
import { positionBody, savedReply } from './study/position.ts';
import type { StudentRow } from './study/statements.ts';
import { mayOpen, sessionReply, tokenHashOf } from './study/student.ts';

/** The usual stack: Express and node-postgres, bodies checked by zod. argv: port, database address, 'prepared' or nothing. */
const [port, databaseUrl = '', statements] = process.argv.slice(2);
const study = new PgStudy(new pg.Pool({ connectionString: databaseUrl, max: 10 }), statements === 'prepared');
const app = express();
app.disable('x-powered-by');
app.use(express.json());

async function requireStudent<Params>(
  request: Request<Params>,
  reply: Response<unknown, { student: StudentRow }>,
  next: NextFunction,
) {
  const student = await study.findStudent(tokenHashOf(request.headers.authorization));
  if (!student) {
    reply.status(401).json({ success: false, message: 'Please sign in' });
    return;
  }
  reply.locals.student = student;
  next();
}

app.get('/ready', (_request, reply) => {
  reply.json({ ready: true });
});
app.get('/api/v1/auth/verify-token', requireStudent, (_request, reply) => {
  reply.json(sessionReply(reply.locals.student));
});
app.put('/api/v1/progress/:subjectId/:chapterId', requireStudent, async (request, reply) => {
  const { subjectId, chapterId } = request.params;
  const { student } = reply.locals;
  const body = positionBody.safeParse(request.body);
  if (!body.success) {
    reply.status(400).json({ success: false, message: 'This is no reading position' });
    return;
  }
  if (!(await study.hasChapter(subjectId, chapterId))) {
    reply.status(404).json({ success: false, message: 'There is no such chapter' });
    return;
  }
  if (!mayOpen(student, chapterId)) {
    reply.status(403).json({ success: false, message: 'This chapter is locked' });
    return;
  }
  const isCompleted = await study.savePosition(student.id, subjectId, chapterId, body.data);
  reply.json(savedReply(chapterId, body.data, isCompleted));
});
app.listen(Number(port), '127.0.0.1');
