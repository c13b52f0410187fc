import { seedOf } from '#src/chance/seeded.ts';

/**
 * Seed of one student and day, so that every screen and device draws the same.
 * @param day of `dayOf`
 */
export const seedFor = (studentId: string, day: number): number =>
  seedOf(day, ...Array.from(studentId, (character) => character.charCodeAt(0)));
