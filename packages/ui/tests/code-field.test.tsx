import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField, normalizeCode } from '#src/forms/code-field.tsx';
import { find, render } from './render.tsx';

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

const input = () => find<HTMLInputElement>('input');
const shown = () => [...document.querySelectorAll('[data-cell]')].map((cell) => cell.textContent).join('|');

/** What a browser does for typing, paste and autofill: the text changes around the caret, then an input event. */
async function type(text: string, from = input().value.length, to = from) {
  const { value } = input();
  await act(async () => {
    const next = value.slice(0, from) + text + value.slice(to);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), next);
    input().setSelectionRange(from + text.length, from + text.length);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a code is upper case without spaces and dashes', () => {
  expect(normalizeCode(' a7k-9 q2 ')).toBe('A7K9Q2');
});

test('pasting a code with spaces in lower case fills all six cells', async () => {
  const onCode = vi.fn();
  await render(<Held onCode={onCode} />);
  await type(' a7k 9q2 ');
  expect(shown()).toBe('A|7|K|9|Q|2');
  expect(input().value).toBe('A7K9Q2');
  expect(onCode).toHaveBeenCalledExactlyOnceWith('A7K9Q2');
});

test('characters after the last cell are dropped', async () => {
  await render(<Held />);
  await type('ABCDEFGH');
  expect(shown()).toBe('A|B|C|D|E|F');
  await type('Z');
  expect(shown()).toBe('A|B|C|D|E|F');
});

test('typed letters are upper-cased one by one', async () => {
  await render(<Held />);
  for (const letter of 'k9x') await type(letter);
  expect(shown()).toBe('K|9|X|||');
});

test('deleting the last character keeps the others, and the next one takes its cell', async () => {
  await render(<Held start="A7K9Q2" />);
  await type('', 5, 6);
  expect(shown()).toBe('A|7|K|9|Q|');
  await type('p');
  expect(shown()).toBe('A|7|K|9|Q|P');
});

test('replacing a character in the middle keeps the caret behind it', async () => {
  await render(<Held start="A7K9Q2" />);
  await type('m', 2, 3);
  expect(shown()).toBe('A|7|M|9|Q|2');
  expect(input().selectionStart).toBe(3);
});

test('the code field has one label, an error description, and attributes for one-time codes', async () => {
  await render(<Held error="Invalid code" />);
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(input().labels?.[0]?.textContent).toBe('Verification code');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Invalid code',
  );
  expect(input().autocomplete).toBe('one-time-code');
  expect(input().inputMode).toBe('text');
});
