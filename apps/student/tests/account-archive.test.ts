import { brand } from '@repo/contracts/brand';
import { savedKindNames } from '@repo/contracts/saved.rules';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { accountPage } from '#src/features/privacy/archive/account-page.ts';
import { archiveNames, buildArchive } from '#src/features/privacy/archive/build-archive.ts';
import { typedAnswers } from '#src/features/privacy/archive/typed-answers.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { type KeptHere, readStudent } from '#src/platform/storage/read-student.ts';
import { keepDraft } from '#src/study/written/kept-draft.ts';
import { makeExport } from './account-export.ts';
import { makeUser } from './users.ts';

const attack = `<script>fetch('https://evil.example')</script>"><img src=https://evil.example/x onerror=alert(1)>`;

const draft = {
  attemptId: 'a',
  alternative: 0,
  text: '',
  keepsText: true,
  ticked: null,
  contentTimestamp: null,
};
const picture = { bytes: Uint8Array.of(82, 73, 70, 70, 0, 255), mediaType: 'image/webp' };
const readPage = (html: string) => new DOMParser().parseFromString(html, 'text/html');

// docs/product/accounts.md#account-export
describe('the archive of an account', () => {
  test('the archive of an account contains a readable page, the same data as JSON, and the original picture', async () => {
    const data = makeExport('Asha');
    keepDraft('u1', 'w1', { ...draft, text: 'Water is <H2O>' });
    keepDraft('another', 'w1', { ...draft, text: 'of another student' });
    setCredentials(makeUser(), 'the secret');
    const kept = readStudent('u1');
    expect(JSON.stringify(kept)).toContain('Water is <H2O>');
    for (const text of ['of another student', 'the secret']) expect(JSON.stringify(kept)).not.toContain(text);
    const typed = [{ question: null, text: 'Water is <H2O>' }];
    const files = unzipSync(await buildArchive(data, picture, kept));
    expect(Object.keys(files).sort()).toEqual([archiveNames.page, archiveNames.data, 'picture.webp'].sort());
    expect(JSON.parse(strFromU8(files[archiveNames.data] ?? new Uint8Array()))).toEqual({
      ...data,
      onThisDevice: kept,
    });
    expect(files['picture.webp']).toEqual(picture.bytes);
    expect(strFromU8(files[archiveNames.page] ?? new Uint8Array())).toBe(accountPage(data, picture, typed));
  });

  test("the archive of an account contains answers typed on this device, including a board paper's, below their questions", () => {
    const question = { alternatives: [{ question: 'Name A.' }, { question: 'Name B.' }] };
    const given = { alternative: 1, text: 'B it is', ticked: '' };
    const kept: KeptHere[] = [
      {
        key: 'board-paper-',
        part: 'u1',
        value: { questions: [{ kind: 'written', question }, { kind: 'choice' }] },
      },
      { key: 'board-paper-answers-', part: 'u1', value: { given: [given, { ...given, text: '' }] } },
      { key: 'answer-', part: 'u1-w1', value: draft },
      { key: 'answer-', part: 'u1-w2', value: 'not a draft' },
    ];
    const typed = typedAnswers('u1', kept);
    expect(typed).toEqual([{ question: 'Name B.', text: 'B it is' }]);
    const page = readPage(accountPage(makeExport('Asha'), null, typed)).body.textContent;
    expect(page).toContain('Name B.B it is');
  });

  test('the archive of an account contains no picture when there is none', async () => {
    const files = unzipSync(await buildArchive(makeExport('Asha'), null, []));
    expect(Object.keys(files)).toHaveLength(2);
    expect(accountPage(makeExport('Asha'), null, [])).not.toContain('<img');
  });
});

// docs/product/accounts.md#account-export
describe('the page of the archive', () => {
  test('the page of the archive shows each part as text, with times in India, marks, plan and answers', () => {
    const text = readPage(accountPage(makeExport('Asha'), picture, [])).body.textContent ?? '';
    for (const words of [
      `What ${brand.name} keeps about Asha`,
      '20 November 2026 at 4:00',
      brand.planName,
      '1.5 of 2',
      '40 of 80 marks',
      '1 min 1 s',
      'Not selected',
      '199 INR',
      'topic 1, page 2',
      'put away',
      'Twice as many in the last days',
      '19:30',
    ])
      expect(text).toContain(words);
  });

  test('the page of the archive runs no scripts and loads nothing, whatever names and texts contain', () => {
    const html = accountPage(makeExport(attack), picture, [{ question: attack, text: attack }]);
    const page = readPage(html);
    expect(page.querySelectorAll('script, link, iframe, object, form, [onerror], [href]')).toHaveLength(0);
    const images = [...page.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(images).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)]);
    expect(html).not.toMatch(/url\(|@import/);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
    expect(page.querySelector('h1')?.textContent).toContain(attack);
    expect(page.title).toContain(attack);
  });

  test('the page of the archive says so when nothing is stored', () => {
    const empty = {
      ...makeExport('Asha'),
      quizzes: [],
      papers: [],
      reviews: [],
      revisionPlan: null,
      reports: [],
      reminder: null,
      ...Object.fromEntries(savedKindNames.map((kind) => [`${kind}s`, []])),
      orders: [],
    };
    const text = readPage(accountPage(empty, null, [])).body.textContent ?? '';
    expect(text.match(/Nothing is kept\./g)).toHaveLength(8 + savedKindNames.length);
  });
});
