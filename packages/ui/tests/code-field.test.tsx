import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField, normalizeCode } from '#src/code-field.tsx';
import { find, press, render } from './render.tsx';

function Held({
  start = '',
  onCode,
  error,
}: {
  start?: string;
  onCode?: (code: string) => void;
  error?: string;
}) {
  const [code, setCode] = useState(start);
  return (
    <CodeField
      label="Verification code"
      error={error}
      value={code}
      onComplete={onCode}
      onValueChange={setCode}
    />
  );
}

const cells = () => [...document.querySelectorAll<HTMLInputElement>('input:not([aria-hidden])')];
const shown = () =>
  cells()
    .map((cell) => cell.value)
    .join('|');

async function paste(cell: HTMLInputElement | undefined, text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => cell?.dispatchEvent(event));
}

async function type(cell: HTMLInputElement | undefined, text: string) {
  if (!cell) throw new Error('no such cell');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(cell, text);
    cell.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a code is upper case without spaces and dashes', () => {
  expect(normalizeCode(' a7k-9 q2 ')).toBe('A7K9Q2');
});

test('pasting a code with spaces in lower case fills all six cells', async () => {
  const onCode = vi.fn();
  await render(<Held onCode={onCode} />);
  expect(cells()).toHaveLength(6);
  await paste(cells()[0], ' a7k 9q2 ');
  expect(shown()).toBe('A|7|K|9|Q|2');
  expect(onCode).toHaveBeenCalledWith('A7K9Q2');
});

test('pasting more than six characters keeps the first six', async () => {
  await render(<Held />);
  await paste(cells()[0], 'ABCDEFGH');
  expect(shown()).toBe('A|B|C|D|E|F');
});

test('a typed letter is upper-cased and the next cell gets the focus', async () => {
  await render(<Held />);
  await act(async () => cells()[0]?.focus());
  await type(cells()[0], 'k');
  expect(shown()).toBe('K|||||');
  expect(document.activeElement).toBe(cells()[1]);
});

test('Backspace empties the last cell and walks back', async () => {
  await render(<Held start="A7K" />);
  await act(async () => cells()[2]?.focus());
  await press(cells()[2] as HTMLInputElement, 'Backspace');
  expect(shown()).toBe('A|7||||');
  expect(document.activeElement).toBe(cells()[1]);
});

test('the cells are one group with the label as its name, and the error describes every cell', async () => {
  await render(<Held error="Invalid code" />);
  const group = find('[role="group"]');
  const label = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
  expect(label?.textContent).toBe('Verification code');
  for (const cell of cells()) {
    expect(cell.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(cell.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Invalid code');
  }
  expect(cells()[0]?.autocomplete).toBe('one-time-code');
  expect(cells()[0]?.inputMode).toBe('text');
});
