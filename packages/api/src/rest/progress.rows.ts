import { paperResultsMax, resultsMax } from '@repo/contracts/limits/progress';
import { completeDone } from '@repo/contracts/messages/progress';
import { data, dataAnd, named, spread } from './reply.ts';
import { resultsReply } from './results-reply.ts';
import { type RestRow, row } from './row.ts';

const chapterPath = '/v1/progress/:subjectId/:chapterId';

/** Saving a position, by PUT and by PATCH (docs/product/study.md#reading-position). */
const savePosition = (method: 'PUT' | 'PATCH') =>
  row(method, chapterPath, {
    procedure: 'progress.saveReadingPosition',
    summary: 'Save the reading position; both indexes count from 0',
    reply: dataAnd('Reading position saved'),
  });

export const progressRows: RestRow[] = [
  row('GET', '/v1/progress/overall', {
    procedure: 'progress.overall',
    summary: 'Completed and total chapters of each published subject',
    reply: named('subjects'),
  }),
  row('GET', '/v1/progress/page', {
    procedure: 'progress.page',
    summary: 'The figures of the progress page; locked and without figures unless Super',
    reply: spread(),
  }),
  row('GET', '/v1/progress/:subjectId', {
    procedure: 'progress.subject',
    summary: 'Progress in each published chapter of a subject',
    reply: data,
  }),
  row('GET', chapterPath, {
    procedure: 'progress.chapter',
    summary: 'Progress and reading position in a chapter',
    reply: data,
  }),
  savePosition('PUT'),
  savePosition('PATCH'),
  row('POST', `${chapterPath}/complete`, {
    procedure: 'progress.completeChapter',
    summary: 'Mark a chapter as finished',
    reply: dataAnd(completeDone),
  }),
  row('POST', '/v1/tests/submit', {
    procedure: 'progress.submitTest',
    summary:
      'Hand a quiz in; the server marks it from the chosen indexes and ignores a score that comes along',
    reply: dataAnd('Test submitted successfully!'),
  }),
  row('GET', '/v1/tests/results', {
    procedure: 'progress.testResults',
    summary: `The student's newest ${resultsMax.toLocaleString('en')} results, newest first`,
    reply: resultsReply,
  }),
  row('POST', '/v1/written/results', {
    procedure: 'progress.submitWritten',
    summary: 'Hand in which points an answer to a written question has; the server counts the marks',
    reply: dataAnd('Written answer submitted successfully!'),
  }),
  row('GET', '/v1/written/results', {
    procedure: 'progress.writtenResults',
    summary: `The newest result of each written question the student answered, at most ${resultsMax.toLocaleString('en')}, newest first`,
    reply: data,
  }),
  row('POST', '/v1/papers/results', {
    procedure: 'progress.submitPaper',
    summary: 'Hand a board paper in with all that it asked; the server counts the marks, also by unit',
    reply: dataAnd('Board paper submitted successfully!'),
  }),
  row('GET', '/v1/papers/results', {
    procedure: 'progress.paperResults',
    summary: `The newest ${paperResultsMax} board papers that the student sat, newest first`,
    reply: data,
  }),
];
