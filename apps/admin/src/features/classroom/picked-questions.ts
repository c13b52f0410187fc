import type { PickedQuestions } from '@repo/contracts/classroom-paper';
import type { TestDraft, WrittenDraft } from '@repo/contracts/content.drafts';
import { shownFiguresIn } from '@repo/contracts/figures';
import { markedTexts, type Question } from '@repo/contracts/items/question';
import { questionGroups } from '@repo/contracts/items/question-kinds';
import { firstWords, writtenTexts } from '@repo/contracts/written.texts';
import { shortName } from '#src/chapter-items/short-name.ts';
import { classroomCopy } from './classroom-copy.ts';

/** A question, or the questions of a case, that can be picked. */
type Pickable = { key: string; name: string; marks: number };
/** The questions of a test, or all written ones. */
export type Source = {
  key: string;
  name: string;
  items: (Pickable & ({ group: readonly Question[] } | { written: WrittenDraft }))[];
};

/** What a chapter offers to print, test by test, then its written questions. */
export function sourcesOf(tests: readonly TestDraft[], written: readonly WrittenDraft[]): Source[] {
  const ofTests = tests.map(({ _id, title, questions }) => ({
    key: _id,
    name: title,
    items: questionGroups(questions).map(({ first, count }) => {
      const group = questions.slice(first, first + count);
      const name = shortName(group[0]?.case?.passage ?? group[0]?.question ?? '');
      return { key: `${_id} ${first}`, name, marks: count, group };
    }),
  }));
  const items = written.map((question) => ({
    key: question._id,
    name: shortName(firstWords(question)),
    marks: question.marks,
    written: question,
  }));
  const all: Source[] = [...ofTests, { key: 'written', name: classroomCopy.written, items }];
  return all.filter((source) => source.items.length > 0);
}

/** The chosen questions in the order of their sources. */
export function pickedOf(sources: readonly Source[], chosen: ReadonlySet<string>): PickedQuestions {
  const items = sources.flatMap((source) => source.items.filter(({ key }) => chosen.has(key)));
  return {
    groups: items.flatMap((item) => ('group' in item ? [item.group] : [])),
    written: items.flatMap((item) => ('written' in item ? [item.written] : [])),
  };
}

/** The names of all figures in the questions. */
export function figuresOf({ groups, written }: PickedQuestions): string[] {
  const texts = [
    ...groups
      .flat()
      .flatMap((question) => [...markedTexts(question).map(({ text }) => text), ...question.options]),
    ...written.flatMap((question) => writtenTexts(question).map(({ text }) => text)),
  ];
  return [...new Set(texts.flatMap((text) => shownFiguresIn(text).map(({ name }) => name)))];
}
