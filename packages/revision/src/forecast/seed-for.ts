import { seedOf } from '#src/chance/seeded.ts';

/** The chance of one student on one day: the same draws on every screen and device. @param day of `dayOf` */
export const seedFor = (studentId: string, day: number): number =>
  seedOf(day, ...Array.from(studentId, (character) => character.charCodeAt(0)));
