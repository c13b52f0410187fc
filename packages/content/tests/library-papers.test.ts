import type { Library, LibraryPaper } from '@repo/contracts/library';
import {
  areLevels,
  paperMarks,
  paperQuestionCount,
  sectionMarks,
  unitMarksSum,
} from '@repo/contracts/papers.rules';
import { fullHalves, splitShared } from '@repo/contracts/written.rules';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { packLibrary, readLibrary, unpackLibrary } from '#src/index.ts';
import { memoryFiles } from '#src/library-files.ts';
import { starterLibrary } from '#src/testing/starter-library.ts';

const paper: Omit<LibraryPaper, 'id'> = {
  name: 'Physics',
  board: 'CBSE',
  year: 2026,
  minutes: 60,
  readingMinutes: 0,
  instructions: ['Answer all: "everything".'],
  units: [{ name: 'Light', marks: 3, chapterIds: ['physics-light'] }],
  sections: [
    { name: 'A', title: '', units: ['Light'], rows: [{ kind: 'choice', marks: 1, count: 3, choices: 0 }] },
  ],
  checkedOn: '2026-11-23',
  isAvailable: false,
};
const filesWith = (fields: object) => {
  const files: Record<string, Uint8Array> = {
    'physics/subject.yaml': Buffer.from('name: Physics\nisAllContentAvailable: true\n'),
    'physics/01-light/chapter.yaml': Buffer.from('name: Light\nisAllContentAvailable: true\n'),
    'papers/01-physics-2026.yaml': Buffer.from(stringify(fields)),
  };
  return files;
};
const read = (change: object) => unpackLibrary(zipSync(filesWith({ ...paper, ...change })));

describe('the starter library', async () => {
  const { subjects, papers = [] } = await starterLibrary();

  it("the starter library has Science and Mathematics papers in the board's pattern, and two of the Economics section", () => {
    const mathematics = [20, 10, 18, 20, 12];
    expect(
      papers.map((paper) => [paper.id, paper.sections.map(sectionMarks), paperQuestionCount(paper)]),
    ).toEqual([
      ['science-2026', [30, 25, 25], 39],
      ['mathematics-2026', mathematics, 38],
      ['mathematics-basic-2026', mathematics, 38],
      ['economics-2026', [20], 10],
      ['economics-with-a-case-2026', [20], 10],
    ]);
    expect(papers.map(paperMarks)).toEqual([80, 80, 80, 20, 20]);
    expect(papers.map(unitMarksSum)).toEqual(papers.map(paperMarks));
  });

  it('the starter library has a Basic level of Mathematics with the chapters and unit marks of Standard, but more easy questions', () => {
    const [standard, basic] = papers.filter(({ name }) => name.startsWith('Mathematics'));
    expect(standard && basic && areLevels(standard, basic)).toBe(true);
    const easyOf = (paper = standard) =>
      paper?.sections
        .flatMap(({ rows }) => rows)
        .reduce((sum, row) => sum + (row.difficulties?.easy ?? 0), 0);
    expect([easyOf(), easyOf(basic)]).toEqual([9, 12]);
  });

  it('the starter library offers the choice in a case only in its part of 2 marks, like the board', () => {
    const inPapers = papers.flatMap(({ units, sections }) =>
      sections.some(({ rows }) => rows.some(({ marks, choices }) => marks === 4 && choices > 0))
        ? units.flatMap(({ chapterIds }) => chapterIds)
        : [],
    );
    const cases = subjects
      .flatMap(({ chapters }) => chapters.filter(({ id }) => inPapers.includes(id)))
      .flatMap(({ written }) =>
        written.filter(({ marks, alternatives }) => marks === 4 && alternatives.length > 1),
      );
    expect(cases.length).toBeGreaterThan(100);
    const whole = cases.filter(({ alternatives }) => {
      const [own] = splitShared(alternatives).own;
      return own?.parts.length !== 1 || fullHalves(own) !== 4;
    });
    expect(whole.map(({ alternatives }) => alternatives[0]?.question)).toEqual([]);
  });

  it('the starter library uses every chapter in the paper of its subject', () => {
    const inPapers = papers.flatMap(({ units }) => units.flatMap(({ chapterIds }) => chapterIds));
    const ids = subjects.flatMap(({ chapters }) => chapters.map(({ id }) => id));
    expect([...new Set(inPapers)].toSorted()).toEqual(ids.toSorted());
  });
});

it('a paper in a library is read from the folder of papers, with its file name as id', async () => {
  const { subjects, papers } = await read({});
  expect([subjects.map(({ id }) => id), papers]).toEqual([['physics'], [{ id: 'physics-2026', ...paper }]]);
});

it('a paper in a library is written with the ids that its chapters get when they are read again', async () => {
  const { subjects } = await read({});
  const [physics] = subjects;
  if (!physics) throw new Error('no subject');
  const chapters = physics.chapters.map((chapter) => ({ ...chapter, id: 'f00d' }));
  const units = [{ name: 'Light', marks: 3, chapterIds: ['f00d'], chapterMarks: { f00d: [1, 2] } }];
  const library: Library = {
    subjects: [{ ...physics, id: 'beef', chapters }],
    papers: [1, 2].map((n) => ({ id: `${n}0`, ...paper, units })),
  };
  const back = await unpackLibrary(packLibrary(library));
  const readBack = [
    { name: 'Light', marks: 3, chapterIds: ['beef-light'], chapterMarks: { 'beef-light': [1, 2] } },
  ];
  expect(back.papers).toEqual([
    { id: 'physics-2026', ...paper, units: readBack },
    { id: 'physics-2026-2', ...paper, units: readBack },
  ]);
  expect(back.subjects[0]?.chapters[0]?.id).toBe('beef-light');
});

it.each([
  [
    'a chapter that the library does not have',
    { units: [{ name: 'Light', marks: 3, chapterIds: ['physics-sound'] }] },
    /^papers\/01-physics-2026\.yaml:\d+: there is no chapter physics-sound in the library/,
  ],
  [
    'a unit that it does not have',
    { units: [{ name: 'Heat', marks: 3, chapterIds: [] }] },
    /the unit 'Light'/,
  ],
  [
    'a row of no known kind',
    { sections: [{ name: 'A', rows: [{ kind: 'riddle', marks: 1, count: 1 }] }] },
    /kind/,
  ],
  ['a misspelt field', { minute: 60 }, /papers\/01-physics-2026\.yaml/],
])('a paper in a library with %s is rejected with its place in the file', async (_, change, reason) => {
  await expect(read(change)).rejects.toThrow(reason);
});

it("a paper in a library may have sums that do not match in a teacher's library, but not in the starter library", async () => {
  const units = [{ name: 'Light', marks: 4, chapterIds: [] }];
  expect((await read({ units })).papers).toHaveLength(1);
  const files = filesWith({ ...paper, units });
  const only = new Map(Object.entries(files).filter(([path]) => path.startsWith('papers/')));
  await expect(readLibrary(memoryFiles(only), { isStarter: true })).rejects.toThrow(
    /the sections give 3 marks, the units 4/,
  );
});
