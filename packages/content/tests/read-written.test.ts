import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { SeenTexts } from '#src/check-texts.ts';
import type { LibraryFiles } from '#src/library-files.ts';
import { readWritten } from '#src/read-written.ts';

const filesWith = (text: string | null): LibraryFiles => ({
  list: async () => [],
  read: async (path) => (path === 'light/written.yaml' && text !== null ? Buffer.from(text) : null),
});
const read = (text: string | null, isStarter = true) =>
  readWritten({ files: filesWith(text), path: 'light', isStarter }, 'physics-light', new SeenTexts());

/** A question of three marks, one line for each of its texts. */
const sound = `- marks: 3
  alternatives:
    - question: Why?
      parts:
        - model: So.
          groups:
            - pick: 1
              points:
                - text: one
                  halves: 2
                - text: other
                  halves: 2
            - points:
                - text: last
                  halves: 4
`;

it('a chapter without written.yaml has no written questions', async () => {
  expect(await read(null)).toEqual([]);
});

it("a written question gets an id that starts with its chapter's", async () => {
  expect(await read(sound)).toMatchObject([{ id: 'physics-light-written-1', marks: 3 }]);
});

it('the check of a part is compared with the end of its model answer, and is not stored', async () => {
  const model = 'By 3 and 4:\n\n            $x = 3 + 4 = 7$ cm';
  const checked = sound.replace('model: So.', `check: 3 + 4\n          model: |-\n            ${model}`);
  expect(JSON.stringify(await read(checked))).not.toContain('check');
  await expect(read(checked.replace('check: 3 + 4', "check: ['3 + 4', '3 * 5']"))).rejects.toThrow(
    'light/written.yaml:5: the check gives 15, which the end of the model answer does not say',
  );
  await expect(read(checked.replace('= 7', '= 8'))).rejects.toThrow('the check gives 7');
  await expect(read(checked.replace('3 + 4', '3 +'))).rejects.toThrow('written.yaml:5');
  expect(await read(checked.replace('= 7', '= 8'), false)).toHaveLength(1);
});

it.each([
  ['points that do not add up', ['halves: 4', 'halves: 3'], 3, 'the points add up to 2½ of 3 marks'],
  ['a choice that is none', ['pick: 1', 'pick: 2'], 7, 'pick 2 of 2 points leaves no choice'],
  ['a misspelt name', ['pick: 1', 'pik: 1'], 7, 'pik'],
  ['more marks than there are', ['marks: 3', 'marks: 6'], 1, 'Marks must be 1 to 5.'],
  ['no model answer', ['model: So.', "model: ' '"], 5, 'Please enter a model answer'],
  ['an equation that does not balance', ['text: last', "text: '$\\ce{H2 + O2 -> H2O}$'"], 14, 'balance'],
  ['a formula without its end', ['model: So.', "model: 'a $x'"], 5, "a '$' has no partner"],
  ['foreign markup', ['text: other', "text: 'a [link](there)'"], 11, 'a link or an image'],
])('an invalid written question is reported with file and line %s', async (_, [from, to], line, reason) => {
  const text = sound.replace(from ?? '', () => to ?? '');
  await expect(read(text)).rejects.toThrow(reason);
  await expect(read(text)).rejects.toThrow(`light/written.yaml:${line}`);
});

it('an invalid written question is reported with file and line because the same question comes twice', async () => {
  await expect(read(sound + sound)).rejects.toThrow("a question stands twice: 'Why?'");
});

it('a question may appear twice in the alternatives of a case that share their first part', async () => {
  const part = (name: string, text: string, halves: number) => ({
    name,
    text,
    model: 'So.',
    groups: [{ points: [{ text, halves }] }],
  });
  const alternatives = ['near', 'far'].map((text) => ({
    question: 'Why?',
    parts: [part('(i)', 'first', 2), part('(ii)', text, 4)],
  }));
  expect(await read(stringify([{ marks: 3, alternatives }]))).toHaveLength(1);
});

it("a teacher's unfinished written question can be read", async () => {
  const half = sound.replace('halves: 4', 'halves: 1').replace('pick: 1', 'pick: 5');
  expect(await read(half, false)).toHaveLength(1);
  await expect(read(half.replace('marks: 3', 'marks: 9'), false)).rejects.toThrow('written.yaml:1');
});
