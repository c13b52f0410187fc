/** Words that stand in so many cards and questions that they name no item of a syllabus by themselves. */
const common = new Set(
  (
    'area areas balls bank blood cards current energy equation formula goal goals graph hours interest lines loans ' +
    'meet number plants power product prove putting roots rows share shares speed sum surface term triangle ' +
    'value wire years zero zeroes'
  ).split(' '),
);
const lettersMin = 4;
const abbreviation = /^(?:\p{Lu}{2,}s?|pH)$/u;

/** Whether cards and questions can be found by a term: not too short, and no word of every page. */
export const isTelling = (term: string): boolean =>
  abbreviation.test(term) || (term.length >= lettersMin && !common.has(term.toLowerCase()));
