import { extraTextIn } from '@repo/contracts/items/extra-text-names';
import { exchangeMessages } from './messages.ts';
import type { Table } from './read-table.ts';
import { rowOf, type TableRow } from './table-rows.ts';

const sign = '\\.? ?[\\d०-९]{0,3} ?[.:：)=–—-]{1,2}\\**(?:\\s|$)';
const start = '^ *(?:[-*•] )?\\**';
const questionLabel = new RegExp(`${start}(?:q(?:ues(?:tion)?)?|प्रश्न|सवाल)${sign}`, 'i');
const answerLabel = new RegExp(
  `${start}(?:ans(?:wer)?|उत्तर|जवाब)${sign}|${start}a ?\\d{0,3} ?[:：]\\**\\s`,
  'i',
);
/** 'A.' labels an answer only if no answer has another label, because it may start a name. */
const shortAnswerLabel = new RegExp(`${start}a ?\\d{0,3} ?[.)]\\**\\s`, 'i');
/** 'A.' followed by 'B.' labels options. */
const optionLabel = /^\s*[([]?[b-d][.)\]:]\s/im;

type Labelled = { line: number; source: string[]; question: string[]; answers: string[][]; odd: number[] };

const joined = (lines: readonly string[]) => lines.join('\n').trim();

function rowOfCard({ line, source, question, answers, odd }: Labelled, index: number): TableRow {
  return {
    ...rowOf(index, line, [joined(question), joined(answers[0] ?? [])]),
    source: joined(source),
    ...(answers.length > 1 ? { fault: exchangeMessages.twoAnswers } : {}),
    ...(odd.length > 0 ? { loss: odd.map(exchangeMessages.lineInAnswer).join('. ') } : {}),
  };
}

/** Reads cards from lines 'Q: …' and 'A: …'; null if the text has none. */
export function labelledCards(text: string): Table | null {
  const cards: Labelled[] = [];
  const lines = text.split('\n');
  const label = lines.some((line) => answerLabel.test(line)) ? answerLabel : shortAnswerLabel;
  let isAfterBlank = false;
  for (const [at, content] of lines.entries()) {
    const isQuestion = questionLabel.test(content);
    if (isQuestion) cards.push({ line: at + 1, source: [], question: [], answers: [], odd: [] });
    const card = cards.at(-1);
    if (!card && content.trim() !== '') return null;
    card?.source.push(content);
    const answer = card?.answers.at(-1);
    if (isQuestion) card?.question.push(content.replace(questionLabel, ''));
    else if (label.test(content)) card?.answers.push([content.replace(label, '')]);
    else {
      (answer ?? card?.question)?.push(content);
      const isOdd = (isAfterBlank && content.trim() !== '') || extraTextIn(content.trim()) !== null;
      if (answer && isOdd) card?.odd.push(at + 1);
    }
    isAfterBlank = content.trim() === '';
  }
  const written = lines.filter((line) => line.trim() !== '');
  const labels = written.filter((line) => questionLabel.test(line) || label.test(line));
  if (labels.length < written.length / 2) return null;
  const answered = cards.filter(({ answers }) => answers.length > 0);
  if (answered.length === 0 || answered.length < cards.length / 2 || optionLabel.test(text)) return null;
  return {
    rows: cards.map(rowOfCard),
    rowCount: cards.length,
    columns: [],
    aside: new Map(),
    form: { separator: null, isHtml: false },
    problems: [],
    losses: [],
  };
}
