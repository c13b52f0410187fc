import { describe, expect, test } from 'vitest';
import { examinedPapers } from '#src/study/forecast/examined-papers.ts';
import { libraryWith, sciencePaper } from './standing-library.ts';

describe('examined papers', () => {
  test('examined papers come from blueprints: units with marks and chapters, and question forms', () => {
    const [science, others] = examinedPapers(libraryWith([sciencePaper()]));
    expect(science).toMatchObject({ name: 'Science', noFigure: null });
    expect(science?.examined.units).toEqual([
      { id: 'Matter', marks: 48, chapterIds: ['s1-c1', 's1-c2'] },
      { id: 'Life', marks: 32, chapterIds: ['s2-c1'] },
    ]);
    expect(science?.examined.paper).toEqual([
      ...Array.from({ length: 30 }, () => ({ marks: 1, isChoice: true })),
      ...Array.from({ length: 10 }, () => ({ marks: 5, isChoice: false })),
    ]);
    expect(science?.subjects.map(({ name, chapterIds }) => [name, chapterIds])).toEqual([
      ['Subject 1', ['s1-c1', 's1-c2']],
      ['Subject 2', ['s2-c1']],
    ]);
    expect(others).toMatchObject({ name: null, noFigure: 'unknownMarks' });
    expect(others?.subjects.map(({ chapterIds }) => chapterIds)).toEqual([['s2-c2'], ['s3-c1', 's3-c2']]);
  });

  test('examined papers use the newest paper of a name', () => {
    const old = sciencePaper({ _id: 'old', year: 2026 });
    const papers = [old, sciencePaper(), sciencePaper({ _id: 'older', year: 2025 })];
    expect(examinedPapers(libraryWith(papers)).map(({ id }) => id)).toEqual(['science', 'others']);
  });

  test('examined papers merge two levels of a subject under their common name', () => {
    const levels = ['Basic', 'Standard'].map((level) =>
      sciencePaper({ _id: level, name: `Science ${level}` }),
    );
    const found = examinedPapers(libraryWith(levels));
    expect(found.map(({ id, name }) => [id, name])).toEqual([
      ['Basic', 'Science'],
      ['others', null],
    ]);
  });

  test.each([
    ['a unit without a chapter that can be studied', [{ name: 'Life', marks: 32, chapterIds: ['s1-c3'] }]],
    ['units that give other marks than the questions', [{ name: 'Life', marks: 33, chapterIds: ['s2-c1'] }]],
  ])('examined papers give no figure with %s', (_, units) => {
    const whole = sciencePaper();
    const paper = sciencePaper({ units: [...whole.units.slice(0, 1), ...units] });
    expect(examinedPapers(libraryWith([paper]))[0]?.noFigure).toBe('unknownMarks');
  });

  test('examined papers have no forecast for a part of a paper, which luck would dominate', () => {
    const rows = [{ kind: 'choice' as const, marks: 1, count: 20, choices: 0 }];
    const part = sciencePaper({
      units: [{ name: 'Life', marks: 20, chapterIds: ['s2-c1'] }],
      sections: [{ name: 'A', title: '', units: [], rows }],
    });
    expect(examinedPapers(libraryWith([part]))[0]?.noFigure).toBe('tooShort');
  });

  test('examined papers are unknown without a blueprint: all subjects together, without a forecast', () => {
    const [only, ...others] = examinedPapers(libraryWith([]));
    expect(only?.subjects.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
    expect([only?.noFigure, others]).toEqual(['unknownMarks', []]);
  });
});
