import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PgStudy } from '#src/peers/study/pg-study.ts';
import type { StudentRow } from '#src/peers/study/statements.ts';
import { tokenHashOf } from '#src/peers/study/student.ts';

type SignedInRequest = FastifyRequest & { student: StudentRow };

/**
 * Admits requests with a valid session and remembers the student.
 * @throws UnauthorizedException
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(@Inject(PgStudy) private readonly study: PgStudy) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const student = await this.study.findStudent(tokenHashOf(request.headers.authorization));
    if (!student) throw new UnauthorizedException('Please sign in');
    request.student = student;
    return true;
  }
}

/** The student that `SessionGuard` admitted. */
export const CurrentStudent = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<SignedInRequest>().student,
);
