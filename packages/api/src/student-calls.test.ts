import { expect, test } from 'vitest';
import type { ProcedureMeta } from './init.ts';
import { appRouter } from './router.ts';

type Procedure = { _def: { type: 'query' | 'mutation'; meta: ProcedureMeta } };
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

/** A student's calls of this type without a limit per student. */
const unlimited = (type: 'query' | 'mutation') =>
  Object.entries(procedures)
    .filter(([, { _def }]) => _def.meta.access === 'user' && _def.type === type && !_def.meta.limitedAs)
    .map(([name]) => name)
    .sort();

test('every call by which a student writes has a limit per student', () => {
  expect(unlimited('mutation')).toEqual([]);
});

test('a student’s reads without a limit per student read only a few short rows', () => {
  expect(unlimited('query')).toEqual([
    'auth.consent.state',
    'auth.reminder.get',
    'auth.session.list',
    'auth.user',
    'auth.verifyToken',
    'progress.chapter',
    'progress.overall',
    'progress.revisionPlan',
    'progress.solvedReports',
    'progress.streak',
    'progress.studyDays',
    'progress.subject',
  ]);
});
