import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { createDrizzleStudy } from './study/drizzle-study.ts';
import { type PositionBody, savedReply } from './study/position.ts';
import type { StudentRow } from './study/statements.ts';
import { mayOpen, sessionReply, tokenHashOf } from './study/student.ts';

declare module 'fastify' {
  interface FastifyRequest {
    student: StudentRow;
  }
}

/** Fastify with its JSON schemas, and drizzle on node-postgres. argv: port, database address. */
const [port, databaseUrl = ''] = process.argv.slice(2);
const study = createDrizzleStudy(new pg.Pool({ connectionString: databaseUrl, max: 10 }));
const app = Fastify({ logger: false });

const index = { type: 'integer', minimum: 0, maximum: 10_000 };
const notesProgress = {
  type: 'object',
  required: ['currentTopicIndex', 'currentPageIndex'],
  properties: { currentTopicIndex: index, currentPageIndex: index },
};
const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const user = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    email: text,
    age: { type: ['integer', 'null'] },
    gender: textOrNull,
    isVerified: { type: 'boolean' },
    plan: text,
    expiryDate: { ...textOrNull, format: 'date-time' },
    createdAt: { ...text, format: 'date-time' },
    lastLogin: { ...textOrNull, format: 'date-time' },
    freeChapterClaimed: { type: 'boolean' },
    profilePicture: textOrNull,
    invitedBy: textOrNull,
    unlockedChapters: { type: 'array', items: text },
    invitesAccepted: { type: 'integer' },
  },
};
const success = { type: 'boolean' };
const saved = {
  type: 'object',
  properties: { chapter: text, isCompleted: { type: 'boolean' }, notesProgress },
};

async function requireStudent(request: FastifyRequest, reply: FastifyReply) {
  const [student] = await study.studentOfSession.execute({
    tokenHash: tokenHashOf(request.headers.authorization),
  });
  if (!student) return reply.code(401).send({ success: false, message: 'Please sign in' });
  request.student = student;
}

app.get('/ready', async () => ({ ready: true }));
app.get(
  '/api/v1/auth/verify-token',
  {
    preHandler: requireStudent,
    schema: { response: { 200: { type: 'object', properties: { success, user, message: text } } } },
  },
  async ({ student }) => sessionReply(student),
);
app.put<{ Params: { subjectId: string; chapterId: string }; Body: PositionBody }>(
  '/api/v1/progress/:subjectId/:chapterId',
  {
    preHandler: requireStudent,
    schema: {
      params: { type: 'object', properties: { subjectId: text, chapterId: text } },
      body: { type: 'object', required: ['notesProgress'], properties: { notesProgress } },
      response: { 200: { type: 'object', properties: { success, data: saved, message: text } } },
    },
  },
  async ({ params: { subjectId, chapterId }, body, student }, reply) => {
    const [chapter] = await study.chapterOfSubject.execute({ chapterId, subjectId });
    if (!chapter) return reply.code(404).send({ success: false, message: 'There is no such chapter' });
    if (!mayOpen(student, chapterId))
      return reply.code(403).send({ success: false, message: 'This chapter is locked' });
    const [row] = await study.savePosition.execute({
      userId: student.id,
      chapterId,
      subjectId,
      ...body.notesProgress,
    });
    return savedReply(chapterId, body, row?.completedAt != null);
  },
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
