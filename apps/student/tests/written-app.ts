import type { Written } from '@repo/contracts/content';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type Answers, open, publish } from './study-app.tsx';

const chapter = { _id: 's1-c1' };

/** Very short: 'any two' of three points of one mark. */
export const anyTwo: Written = {
  _id: 'w-two',
  chapter,
  marks: 2,
  source: { board: 'CBSE', year: 2024, paper: '31/1/1', question: 'Q27' },
  alternatives: [
    {
      question: 'Give two uses of plaster.',
      parts: [
        {
          model: 'It sets bones and it makes **casts**.',
          groups: [
            {
              pick: 2,
              points: [
                { text: 'Setting bones', halves: 2 },
                { text: 'Casts', halves: 2 },
                { text: 'Decoration', halves: 2 },
              ],
            },
          ],
          note: 'Or any other right use.',
        },
      ],
    },
  ],
};

/** Short: A or B, where A has two parts with half marks. */
export const aOrB: Written = {
  _id: 'w-or',
  chapter,
  marks: 3,
  alternatives: [
    {
      question: 'About salt:',
      parts: [
        {
          name: '(i)',
          text: 'Name its ions.',
          model: 'Sodium and chloride.',
          groups: [
            {
              points: [
                { text: 'Sodium', halves: 1 },
                { text: 'Chloride', halves: 1 },
              ],
            },
          ],
        },
        {
          name: '(ii)',
          text: 'Why does it conduct in water?',
          model: 'Its ions move.',
          groups: [{ points: [{ text: 'Ions are free to move', halves: 4 }] }],
        },
      ],
    },
    {
      question: 'Why does sugar not conduct?',
      parts: [{ model: 'It has no ions.', groups: [{ points: [{ text: 'No ions', halves: 6 }] }] }],
    },
  ],
};

/** A case of four marks, with its passage. */
export const caseOfFour: Written = {
  _id: 'w-case',
  chapter,
  marks: 4,
  passage: 'Riya burned a ribbon.',
  alternatives: [
    {
      question: 'What did Riya see?',
      parts: [{ model: 'A white flame.', groups: [{ points: [{ text: 'White flame', halves: 8 }] }] }],
    },
  ],
};

/** In a teacher's order, which differs from a paper's. */
export const publishWritten = (timestamp?: string, written: Written[] = [caseOfFour, aOrB, anyTwo]) =>
  publish(({ subjects }) => {
    const [open, locked] = subjects[0]?.chapters ?? [];
    if (open) open.written = written;
    if (locked) locked.written = [];
  }, timestamp);

export const listAddress = '/tabs/s1/s1-c1?tab=quiz&part=written';
export const addressOf = (id: string) => `${listAddress}&question=${id}`;

export const openWritten = (address: string, answers: Answers = {}) =>
  open(address, { 'progress.writtenResults': () => [], ...answers });

export const rows = () => [...document.querySelectorAll<HTMLElement>('[data-question]')];
export const rowTexts = () => rows().map(({ textContent }) => textContent);
/** The point with this text, by its accessible name. */
export const point = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });
/** Waits for the running sum. */
export const sumIs = (text: string) =>
  waitFor(() => {
    const sums = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(sums.join(' ')).toContain(text);
  });
