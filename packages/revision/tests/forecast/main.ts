import { type ClassName, classes, examineClass } from './students.ts';

const studentCount = Number(process.argv[2] ?? 400);
const answerCounts = [10, 20, 40, 80, 160];

console.log(
  '| class | difficulties | answers | the range holds the mark of | its width | the middle is off by |',
);
console.log('|---|---|---|---|---|---|');
for (const name of Object.keys(classes) as ClassName[])
  for (const isDifficultyKnown of [false, true])
    for (const answerCount of answerCounts) {
      const { heldShare, width, error } = examineClass(name, answerCount, studentCount, isDifficultyKnown);
      const cells = [
        name,
        isDifficultyKnown ? 'roughly known' : 'unknown',
        answerCount,
        `${Math.round(100 * heldShare)} in 100`,
        width.toFixed(1),
        error.toFixed(1),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
