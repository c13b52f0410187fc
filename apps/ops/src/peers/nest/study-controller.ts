import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  Inject,
  NotFoundException,
  Param,
  Put,
  UseGuards,
} from '@nestjs/common';
import { PgStudy } from '#src/peers/study/pg-study.ts';
import { type PositionBody, positionBody, savedReply } from '#src/peers/study/position.ts';
import type { StudentRow } from '#src/peers/study/statements.ts';
import { mayOpen, sessionReply } from '#src/peers/study/student.ts';
import { CurrentStudent, SessionGuard } from './session-guard.ts';

/** The read and the save, behind the guard. */
@Controller('api/v1')
@UseGuards(SessionGuard)
export class StudyController {
  constructor(@Inject(PgStudy) private readonly study: PgStudy) {}

  @Get('auth/verify-token')
  verifyToken(@CurrentStudent() student: StudentRow) {
    return sessionReply(student);
  }

  /** @throws NotFoundException, ForbiddenException */
  @Put('progress/:subjectId/:chapterId')
  async savePosition(
    @CurrentStudent() student: StudentRow,
    @Param('subjectId') subjectId: string,
    @Param('chapterId') chapterId: string,
    @Body({ schema: positionBody }) body: PositionBody,
  ) {
    if (!(await this.study.hasChapter(subjectId, chapterId)))
      throw new NotFoundException('There is no such chapter');
    if (!mayOpen(student, chapterId)) throw new ForbiddenException('This chapter is locked');
    const isCompleted = await this.study.savePosition(student.id, subjectId, chapterId, body);
    return savedReply(chapterId, body, isCompleted);
  }
}
