import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';
import { chapter, position, student, useReader } from './reader.ts';

useReader();

// docs/product/study.md#streak
it('the streak is shown on Basic too: seven days in a row of any kind of study count as seven', async () => {
  expect(await domain.getStreak(student)).toEqual({ days: 0 });
  for (let day = 14; day <= 20; day++) {
    ctx.time.now = new Date(`2026-11-${day}T09:00:00Z`);
    if (day % 2 === 0) await domain.reviewFlashcards(student, chapter);
    else await domain.saveReadingPosition(student, { ...chapter, ...position(0, day) });
    expect(await domain.getStreak(student)).toEqual({ days: day - 13 });
  }
  expect(student.user.plan).toBe('Basic');
  expect(await domain.getStreak(await createStudent(ctx))).toEqual({ days: 0 });
});

it('the streak lasts through the next day and ends after it', async () => {
  ctx.time.now = new Date('2026-11-20T09:00:00Z');
  await domain.reviewFlashcards(student, chapter);
  ctx.time.now = new Date('2026-11-21T18:29:59Z');
  expect(await domain.getStreak(student)).toEqual({ days: 1 });
  ctx.time.now = new Date('2026-11-21T18:30:00Z');
  expect(await domain.getStreak(student)).toEqual({ days: 0 });
});
