/** Words in so many cards and questions that they identify no syllabus item. */
const common = new Set(
  (
    'area areas balls bank blood cards current energy equation formula goal goals graph hours interest lines loans ' +
    'meet number plants power product prove putting roots rows share shares speed sum surface term triangle ' +
    'value wire years zero zeroes'
  ).split(' '),
);
const lettersMin = 4;
const abbreviation = /^(?:\p{Lu}{2,}s?|pH)$/u;

/** Whether a term identifies cards and questions: not too short, and not too common. */
export const isTelling = (term: string): boolean =>
  abbreviation.test(term) || (term.length >= lettersMin && !common.has(term.toLowerCase()));
