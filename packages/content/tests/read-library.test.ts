import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryFolder, readLibrary } from '#src/index.ts';
import { starterLibrary } from '#src/testing/starter-library.ts';

it('the starter library passes every check, and each available subject has chapters with all six kinds of content', async () => {
  const { subjects } = await starterLibrary();
  const available = subjects.filter((subject) => subject.isAllContentAvailable);
  expect(available.length).toBeGreaterThanOrEqual(2);
  for (const chapter of available.flatMap((subject) => subject.chapters)) {
    expect(chapter.topics.length, chapter.id).toBeGreaterThanOrEqual(3);
    for (const topic of chapter.topics) expect(topic.pages.length, topic.id).toBeGreaterThanOrEqual(2);
    expect(chapter.summaries[0]?.pages.length, chapter.id).toBeGreaterThanOrEqual(1);
    expect(chapter.flashcards.length, chapter.id).toBeGreaterThanOrEqual(12);
    expect(chapter.tests[0]?.questions.length, chapter.id).toBeGreaterThanOrEqual(10);
    expect(chapter.memes.length, chapter.id).toBeGreaterThanOrEqual(3);
    expect(chapter.mindmaps[0]?.root.children?.length, chapter.id).toBeGreaterThanOrEqual(3);
  }
});

it("the starter library gives every item its own id, which starts with its chapter's", async () => {
  const { subjects } = await starterLibrary();
  const ids: string[] = [];
  for (const chapter of subjects.flatMap((subject) => subject.chapters)) {
    const { topics, summaries, flashcards, tests, memes, mindmaps } = chapter;
    const own = [...topics, ...summaries, ...flashcards, ...tests, ...memes, ...mindmaps].map(
      (item) => item.id,
    );
    for (const id of own) expect(id.startsWith(`${chapter.id}-`)).toBe(true);
    ids.push(chapter.id, ...own);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

it('the starter library spreads the right answers over the options', async () => {
  const { subjects } = await starterLibrary();
  for (const chapter of subjects.flatMap((subject) => subject.chapters)) {
    const counts = [0, 0, 0, 0];
    for (const { correctAnswer } of chapter.tests.flatMap((test) => test.questions))
      counts[correctAnswer] = (counts[correctAnswer] ?? 0) + 1;
    const total = counts.reduce((sum, count) => sum + count, 0);
    for (const count of counts) expect(count / total, `${chapter.id}: ${counts}`).toBeLessThanOrEqual(0.4);
  }
});

it('numeric answers in the starter library are checked by calculation in more than a hundred questions', async () => {
  const files = await readdir(libraryFolder, { recursive: true });
  const tests = files.filter((file) => /tests[/\\]\d\d-.*\.yaml$/.test(file));
  const texts = await Promise.all(tests.map((file) => readFile(join(libraryFolder, file), 'utf8')));
  expect(texts.join('\n').match(/^ {4}check:/gm)?.length).toBeGreaterThanOrEqual(130);
});

describe('an invalid library file', () => {
  let root: string;
  const chapter = () => join(root, 'economics', '01-development');
  const change = async (file: string, from: string | RegExp, to: string) => {
    const path = join(chapter(), file);
    const text = await readFile(path, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    await writeFile(path, changed);
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'library-'));
    await cp(join(libraryFolder, 'economics', 'subject.yaml'), join(root, 'economics', 'subject.yaml'));
    await cp(join(libraryFolder, 'economics', '01-development'), chapter(), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  it("an invalid library file is reported with its line and the catalogue's message when a right answer is no option", async () => {
    await change('tests/01-chapter-test.yaml', /correctAnswer: \d/, 'correctAnswer: 7');
    const text = await readFile(join(chapter(), 'tests/01-chapter-test.yaml'), 'utf8');
    const line = text.split('\n').findIndex((row) => row.includes('correctAnswer: 7')) + 1;
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(
      `economics/01-development/tests/01-chapter-test.yaml:${line}: questions.0.correctAnswer: ` +
        'Correct answer must be a valid option index for question 1.',
    );
  });

  it('an invalid library file is reported with its line when its YAML is broken', async () => {
    await writeFile(join(chapter(), 'flashcards.yaml'), "- question: 'a'\n  answer: 'b\n");
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(/flashcards\.yaml:\d+: /);
  });

  it('an invalid library file is reported with its line when notes contain unsupported markup', async () => {
    await change('topics/01-what-development-promises.md', /\n---\n/, '\n---\n# A heading\n');
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(
      /topics\/01-what-development-promises\.md:5: a heading that is not ## or ### is not part of the markup/,
    );
  });

  it('an invalid library file is reported when a field has a wrong name', async () => {
    await change('chapter.yaml', 'name:', 'nmae:');
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(/chapter\.yaml:1: /);
  });

  it('an invalid library file is reported when an image is missing', async () => {
    await rm(join(chapter(), 'memes', 'dam-debate.svg'));
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(
      /memes\/dam-debate\.svg: the image is missing/,
    );
  });

  it('an invalid library file is reported when a page is empty', async () => {
    await change('summary.md', '<!-- page -->', '<!-- page -->\n\n<!-- page -->');
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(/summary\.md:\d+: a page is empty/);
  });

  it('an invalid library file is reported with its line when a key differs from the result of its check', async () => {
    await change('tests/01-chapter-test.yaml', "check: '50 / 1.6^2'", "check: '50 / 1.5^2'");
    const text = await readFile(join(chapter(), 'tests/01-chapter-test.yaml'), 'utf8');
    const line = text.split('\n').findIndex((row) => row.includes("'50 / 1.5^2'")) + 1;
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(
      `tests/01-chapter-test.yaml:${line}: `,
    );
  });

  it('an invalid library file is reported when a question has an unknown field', async () => {
    await change('tests/01-chapter-test.yaml', 'explanation:', 'explanaton:');
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(
      /tests\/01-chapter-test\.yaml:\d+: /,
    );
  });

  it.each([
    [
      "  - assertion: 'Zinc displaces copper.'\n    correctAnswer: 0\n",
      /tests\/09-own\.yaml:4: questions\.0: Question 1 needs an assertion and a reason\./,
    ],
    [
      "  - assertion: 'Zinc displaces copper.'\n    reason: '- # no'\n    correctAnswer: 0\n    check: '1'\n",
      /tests\/09-own\.yaml:4: .*'check'/,
    ],
    [
      "  - case: 'A table.'\n    question: 'Which?'\n    options: [a, b]\n    correctAnswer: 0\n",
      /tests\/09-own\.yaml:4: questions\.0\.case: A case has 2 to 5 questions, in a list 'questions'/,
    ],
    [
      "  - case: 'A table.'\n    questions:\n      - question: 'Which?'\n        options: [a, b]\n        correctAnswer: 0\n",
      /tests\/09-own\.yaml: question 1 is the only one of its case/,
    ],
    [
      "  - case: 'A table.'\n    questions:\n      - question: 'Which?'\n        options: [a, b]\n        correctAnswer: 2\n",
      /tests\/09-own\.yaml:8: questions\.0\.questions\.0\.correctAnswer: Correct answer must be a valid option/,
    ],
    [
      "  - case: 'A table.'\n    questions:\n      - question: ''\n        options: [a, b]\n        correctAnswer: 1\n",
      /tests\/09-own\.yaml:6: questions\.0\.questions\.0\.question: Question 1 is required\./,
    ],
    [
      "  - case: |-\n      A table.\n\n      # Heading\n    questions:\n      - question: 'Which?'\n        options: [a, b]\n        correctAnswer: 1\n",
      /tests\/09-own\.yaml:7: a heading/,
    ],
    [
      "  - case: 'A table.'\n    questions:\n      - question: 'Which?'\n        options: ['3', '4']\n        check: '1 + 2'\n        correctAnswer: 1\n",
      /tests\/09-own\.yaml:8: the check gives 3, and the right option says '4'/,
    ],
  ])(
    'an invalid library file is reported when an assertion-reason question or a case is invalid: %#',
    async (questions, says) => {
      const head = 'title: Own\npassingScore: 40\nquestions:\n';
      await writeFile(join(chapter(), 'tests/09-own.yaml'), head + questions);
      await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(says);
    },
  );

  it('an invalid library file is reported when an image is over 20 KB', async () => {
    await change('memes/dam-debate.svg', '</svg>', `<desc>${'x'.repeat(20_000)}</desc></svg>`);
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(/memes\/dam-debate\.svg.*20 KB/);
  });

  it('an invalid library file is reported when another chapter of the subject has the same question', async () => {
    await cp(chapter(), join(root, 'economics', '02-development-again'), { recursive: true });
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(/economics\/.*twice/);
  });

  it('an invalid library file is reported when two options differ only in case, unless they are symbols', async () => {
    const read = async (options: string[]) => {
      const lines = options.map((option) => `      - '${option}'\n`).join('');
      const question = `  - question: 'Which is it?'\n    options:\n${lines}    correctAnswer: 0\n    difficulty: easy\n    explanation: 'It is.'\n`;
      const test = `title: 'Genes'\ntimeLimit: 10\npassingScore: 40\nquestions:\n${question}`;
      await writeFile(join(chapter(), 'tests', '01-chapter-test.yaml'), test);
      return readLibrary(root, { isStarter: true });
    };
    await expect(read(['RR', 'Rr', 'rr'])).rejects.not.toThrow(/twice/);
    await expect(read(['Dark red', 'dark red'])).rejects.toThrow(/an option stands twice: 'dark red'/);
  });

  it('an invalid library file is reported when a card is repeated', async () => {
    const path = join(chapter(), 'flashcards.yaml');
    const card = "- question: 'Same?'\n  answer: 'Yes'\n  difficulty: easy\n";
    await writeFile(path, card + card);
    await expect(readLibrary(root, { isStarter: true })).rejects.toThrow(/a card stands twice: 'Same\?'/);
  });
});
