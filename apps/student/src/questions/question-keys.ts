import type { KeyboardEvent, RefObject } from 'react';

/** The option that a key means: 1 to 6 or A to F; null for any other key. */
export function optionOfKey(key: string, optionCount: number): number | null {
  const digit = '123456'.indexOf(key);
  const letter = 'abcdef'.indexOf(key.toLowerCase());
  const option = key.length === 1 ? Math.max(digit, letter) : -1;
  return option >= 0 && option < optionCount ? option : null;
}

/**
 * What keys do around a question: 1 to 6 or A to F choose an option and focus it, Enter goes on.
 * @param legend that of the fieldset with the options
 */
export const questionKeys =
  (keys: {
    optionCount: number;
    legend: RefObject<HTMLLegendElement | null>;
    onChoose: (option: number) => void;
    onEnter: () => void;
  }) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    if (event.key === 'Enter' && !target.closest('button, a, summary') && !event.repeat) {
      event.preventDefault();
      keys.onEnter();
      return;
    }
    const option = optionOfKey(event.key, keys.optionCount);
    if (option === null) return;
    event.preventDefault();
    keys.onChoose(option);
    keys.legend.current?.closest('fieldset')?.querySelectorAll('input')[option]?.focus();
  };
