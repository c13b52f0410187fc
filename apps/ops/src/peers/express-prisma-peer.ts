import { pathToFileURL } from 'node:url';
import { studyDay } from '@repo/contracts/progress.rules';
import express, { type NextFunction, type Request, type Response } from 'express';
import { positionBody, savedReply } from './study/position.ts';
import type { StudentRow } from './study/statements.ts';
import { mayOpen, sessionReply, tokenHashOf } from './study/student.ts';

/** Express and Prisma on node-postgres. argv: port, database address, the module with the generated client. */
const [port, databaseUrl = '', clientFile = ''] = process.argv.slice(2);
// The client is generated when measuring, so its types do not exist before.
const { PrismaClient, PrismaPg } = await import(pathToFileURL(clientFile).href);
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: 10 }) });
const app = express();
app.disable('x-powered-by');
app.use(express.json());

type Unlock = { chapterId: string; source: string };
type Found = Omit<StudentRow, 'freeChapterClaimed' | 'unlockedChapters' | 'invitesAccepted'> & {
  unlocks: Unlock[];
  _count: { acceptedInvites: number };
};

async function findStudent(tokenHash: string): Promise<StudentRow | null> {
  const session: { user: Found } | null = await prisma.session.findUnique({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: {
      user: {
        omit: { passwordHash: true },
        include: {
          unlocks: { select: { chapterId: true, source: true }, orderBy: { unlockedAt: 'asc' } },
          _count: { select: { acceptedInvites: true } },
        },
      },
    },
  });
  if (!session) return null;
  const { unlocks, _count, ...user } = session.user;
  return {
    ...user,
    freeChapterClaimed: unlocks.some(({ source }) => source === 'free'),
    unlockedChapters: unlocks.map(({ chapterId }) => chapterId),
    invitesAccepted: _count.acceptedInvites,
  };
}

async function requireStudent<Params>(
  request: Request<Params>,
  reply: Response<unknown, { student: StudentRow }>,
  next: NextFunction,
) {
  const student = await findStudent(tokenHashOf(request.headers.authorization));
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
  if (!(await prisma.chapter.findUnique({ where: { id: chapterId, subjectId }, select: { id: true } }))) {
    reply.status(404).json({ success: false, message: 'There is no such chapter' });
    return;
  }
  if (!mayOpen(student, chapterId)) {
    reply.status(403).json({ success: false, message: 'This chapter is locked' });
    return;
  }
  const now = new Date();
  const position = { subjectId, ...body.data.notesProgress, updatedAt: now };
  const [progress] = await prisma.$transaction([
    prisma.chapterProgress.upsert({
      where: { userId_chapterId: { userId: student.id, chapterId } },
      create: { userId: student.id, chapterId, ...position },
      update: position,
      select: { completedAt: true },
    }),
    prisma.studyDay.createMany({
      data: [{ userId: student.id, day: new Date(studyDay(now)) }],
      skipDuplicates: true,
    }),
  ]);
  reply.json(savedReply(chapterId, body.data, progress.completedAt !== null));
});
app.listen(Number(port), '127.0.0.1');
