import { markedOption } from '@repo/contracts/marked-option';
import type { PastedQuestion } from './pasted-question.ts';
import { settled } from './pasted-right.ts';

const usualOptions = 4;
const asks =
  /[?？]|_{2,}|\.{3}|…|[[(]\s?\d{1,2}\s?(?:m|marks?|अंक)?\s?[\])]|\b(?:which|what|why|how|whose?|whom|where|when|choose|select|pick|mark|tick|find|name|identify|define|state|calculate|match|fill|complete|correct|incorrect|true|false|statements?|following|except|not)\b|क्या|क्यों|कौन|किस|कब|कहाँ|कितन|कैस|चुन|बताइए|निम्न/iu;
/** The end of a sentence that an option completes. */
const opens =
  /(?:\s(?:is|are|was|were|be|called|known|as|by|of|in|to|the|an?|has|have|had|can|will|for|with|from|than|if|because|on|at|and|or)|है|हैं|को|का|की|के|में|से|[-–—])[\s*_:：।]*$/iu;
const trueOrFalse = /^\W*(?:true|false|yes|no|सही|गलत|सत्य|असत्य|हाँ|नहीं)\W*$/iu;
/** A heading of a list, whose noun is in the plural: 'Types of mirrors'. A question would ask for one of them. */
const listHeading =
  /^\W*(?:types|kinds|parts|examples|uses|functions|properties|features|characteristics|(?:dis)?advantages|causes|effects|methods|steps|stages|factors|laws|sources|components|layers|(?:de)?merits|limitations|applications|symptoms)\b|(?:के|की)\s(?:प्रकार|भाग|उपयोग|गुण|कारण|उदाहरण|नियम|चरण|लाभ|विशेषताएँ)[\s*_:：।]*$/iu;
const longText = /\S\s+\S+\s+\S/;
const isSentence = (text: string) => longText.test(text) && /[^.]\.[\s*_]*$/.test(text);

/** Whether something shows that these lines ask: an answer, a mark, a question, or a sentence to complete. */
function isQuestion(raw: PastedQuestion): boolean {
  const { question, numbered, statements, options, extras } = raw;
  const { texts, answers } = settled(raw);
  return (
    numbered?.form === 'word' ||
    statements !== 'none' ||
    answers.length > 0 ||
    options.some(({ isMarked, isCrossed }) => isMarked || isCrossed) ||
    markedOption(texts) !== null ||
    texts.some((text) => trueOrFalse.test(text)) ||
    Object.values(extras).some(({ length }) => length > 0) ||
    question.some((line) => asks.test(line)) ||
    opens.test(question.at(-1) ?? '')
  );
}

/**
 * Whether a paste without a list of answers holds notes whose headings have lettered lines: nothing in it asks, and
 * the headings are those of lists, the lines are longer than most options, or each heading has another number of
 * them. Four short lines below any other heading are a question, because many papers ask 'Unit of power' like that.
 */
export function areNotes(raws: readonly PastedQuestion[]): boolean {
  const lettered = raws.filter(({ options }) => options.length > 0);
  const isUnusual = ({ options }: PastedQuestion) => options.length !== usualOptions;
  const isUneven =
    lettered.every(isUnusual) && new Set(lettered.map(({ options }) => options.length)).size > 1;
  const isList = (raw: PastedQuestion) => {
    const { texts } = settled(raw);
    return (
      listHeading.test(raw.question.at(0) ?? '') ||
      texts.every(isSentence) ||
      (isUnusual(raw) && texts.every((text) => longText.test(text)))
    );
  };
  return lettered.length > 0 && (isUneven || lettered.every(isList)) && !raws.some(isQuestion);
}
