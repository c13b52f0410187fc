import { difficultyValues } from '@repo/contracts/content';
import { questionExports } from '@repo/contracts/import-export';
import { type ContentList, contentLists, itemNouns } from '@repo/contracts/items/content-lists';
import { itemKinds } from '@repo/contracts/items/item-kinds';
import {
  completedQuestion,
  filledQuestionVariants,
  kindOf,
  type Question,
  type QuestionVariant,
} from '@repo/contracts/tests';
import fc from 'fast-check';
import {
  type DomainContext,
  drafts,
  exportFile,
  importFlashcards,
  importNotes,
  importQuestions,
} from '#src/index.ts';
import { arbitraryOf, type Schema, textOf, type Values } from './arbitrary-of.ts';

export type Item = Record<string, unknown> & { _id: string; updatedAt: string };
type Given = Record<string, unknown>;
type Saved = { fileBase64: string; losses: string[] };

/** How to create, change and export an item of one kind. */
export type Kind = {
  list: ContentList;
  create: (ctx: DomainContext, given: Given) => Promise<Item>;
  update: (ctx: DomainContext, given: Given) => Promise<Item>;
  /** Generators of valid inputs for creating and for changing an item. */
  toCreate: fc.Arbitrary<Given>;
  toUpdate: fc.Arbitrary<Given>;
  /** Writes the item to each of its file formats, and imports it into the chapter. */
  files: {
    save: (ctx: DomainContext, item: Item) => Promise<Saved>;
    read: (ctx: DomainContext, file: Saved) => Promise<unknown>;
  }[];
};

/** Fields that the test itself sets. */
const places: Values = Object.fromEntries(
  ['_id', 'chapter', 'subject', 'seenUpdatedAt', 'imageFile'].map((name) => [name, fc.constant(undefined)]),
);
export const chapterId = 'econ-1';

type Parsing = Schema & { parse(value: unknown): unknown };

function kind(
  list: ContentList,
  {
    values = {},
    fix = (given) => given,
    files = [],
  }: { values?: Values; fix?: (given: Given) => Given; files?: Kind['files'] } = {},
): Kind {
  const schemas: Record<'create' | 'update', Parsing> = itemKinds[list];
  const acts = drafts.itemVerbs[list];
  const known = { ...places, id: fc.constant('some'), ...values };
  const of = (schema: Schema, place: Given) =>
    arbitraryOf(schema, known)
      .map((given): Given => fix({ ...given, ...place }))
      .filter((given) => schema.safeParse(given).success);
  return {
    list,
    toCreate: of(schemas.create, { chapter: chapterId }),
    toUpdate: of(schemas.update, {}),
    create: async (ctx, given) => (await acts.create(ctx, schemas.create.parse(given) as never)) as Item,
    update: async (ctx, given) => (await acts.update(ctx, schemas.update.parse(given) as never)) as Item,
    files,
  };
}

let imports = 0;
const reading = (file: Saved) => ({
  importId: `import-${String(imports++).padStart(4, '0')}`,
  chapterId,
  source: { fileBase64: file.fileBase64 },
});

const questionsAs = (format: (typeof questionExports)[number]): Kind['files'][number] => ({
  save: (ctx, { _id }) => exportFile(ctx, { kind: 'questions', format, testId: _id }),
  read: (ctx, file) =>
    importQuestions(ctx, {
      ...reading(file),
      format,
      into: { newTest: { title: 'Imported', timeLimit: 10, passingScore: 40 } },
    }),
});

/** Gives nodes the ids of a tree, with its edges. */
function asTree({ nodes, edges, ...given }: Given): Given {
  const list = (nodes as Given[]).map((node, at) => ({ ...node, id: at === 0 ? 'root' : `n${at}` }));
  const made = edges as Given[];
  return {
    ...given,
    nodes: list,
    edges: list.slice(1).map((node, at) => ({
      ...made[at % made.length],
      id: `e${at}`,
      source: list[Math.floor(at / 2)]?.id,
      target: node.id,
    })),
  };
}

/** Gives pages without a text one, because files of notes can't contain empty pages. */
const withContents = ({ pages, ...given }: Given): Given =>
  pages
    ? { ...given, pages: (pages as Given[]).map((page) => ({ ...page, content: page.content ?? 'p' })) }
    : given;

/** The variants of a question with the fields of its kind, and as many options. */
function variantsOf(question: Question): Question['variants'] {
  const fitting = ({ options, ...variant }: QuestionVariant) => ({
    ...variant,
    ...(options && { options: question.options?.map((_, at) => options[at % options.length] ?? '') }),
  });
  const all = Object.entries(question.variants ?? {}).map(([language, variant]) => [
    language,
    variant && fitting(variant),
  ]);
  return filledQuestionVariants(Object.fromEntries(all), kindOf(question));
}

/** Questions with the text and options of their kind, and without fields of other kinds. */
const asKinds = (given: Given): Given =>
  given.questions
    ? {
        ...given,
        questions: (given.questions as Question[])
          .map((each) => completedQuestion({ ...each, question: each.question ?? '' }))
          .map((each) => ({ ...each, variants: variantsOf(each) })),
      }
    : given;

const optionText = textOf({ minLength: 1 }).filter((text) => text !== '');

/** Written by hand, because the schema alone would generate thousands of points in nested lists. */
const alternative = fc.record({
  question: optionText,
  parts: fc.array(
    fc.record(
      {
        name: textOf({ minLength: 1, maxLength: 20 }).filter((text) => text !== ''),
        text: optionText,
        model: optionText,
        groups: fc.array(
          fc.record(
            {
              points: fc.array(fc.record({ text: optionText, halves: fc.integer({ min: 1, max: 4 }) }), {
                minLength: 1,
                maxLength: 3,
              }),
              pick: fc.integer({ min: 1, max: 3 }),
            },
            { requiredKeys: ['points'] },
          ),
          { minLength: 1, maxLength: 2 },
        ),
        note: optionText,
      },
      { requiredKeys: ['model', 'groups'] },
    ),
    { minLength: 1, maxLength: 2 },
  ),
});

/** Constraints on valid items that a kind's schemas don't express, and its file formats. */
const own: Partial<Record<ContentList, Parameters<typeof kind>[1]>> = {
  topics: {
    values: { content: optionText },
    fix: withContents,
    files: [
      {
        save: (ctx) => exportFile(ctx, { kind: 'notes', format: 'markdown', chapterId }),
        read: (ctx, file) => importNotes(ctx, { ...reading(file), format: 'markdown' }),
      },
    ],
  },
  flashcards: {
    files: [
      {
        save: (ctx) => exportFile(ctx, { kind: 'flashcards', format: 'csv', chapterId }),
        read: (ctx, file) => importFlashcards(ctx, { ...reading(file), format: 'csv' }),
      },
    ],
  },
  tests: {
    values: {
      options: fc.array(optionText, { minLength: 2, maxLength: 6 }),
      correctAnswer: fc.nat(1),
      own: fc.constant({ a: 3 }),
      numbers: fc.constant({ a: '2..9' }),
      let: fc.constant(['b = a + 1']),
      where: fc.constant(['a < b']),
      typedAnswer: fc.constantFrom(
        { kind: 'number', value: '9.8', unit: 'm/s^2', tolerance: 0.05 },
        { kind: 'expression', value: 'x = 2; 3' },
        { kind: 'word', value: 'anode', accept: ['a ; b', 'c\\'] },
      ),
      difficulty: fc.constantFrom(...difficultyValues),
    },
    fix: asKinds,
    files: questionExports.map(questionsAs),
  },
  memes: {
    values: { imageUrl: fc.constantFrom('https://example.com/a.png', 'https://example.com/b.webp?c=d') },
  },
  mindmaps: { fix: asTree },
  written: {
    values: {
      marks: fc.integer({ min: 1, max: 5 }),
      year: fc.integer({ min: 1950, max: 2100 }),
      alternatives: fc.array(alternative, { minLength: 1, maxLength: 2 }),
    },
  },
};

export const kinds = Object.fromEntries(
  contentLists.map((list) => [itemNouns[list].toLowerCase(), kind(list, own[list])]),
);
