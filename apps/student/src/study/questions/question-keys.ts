import type { KeyboardEvent, RefObject } from 'react';

/** Option of a key: 1 to 6 or A to F; null for other keys. */
export function optionOfKey(key: string, optionCount: number): number | null {
  const digit = '123456'.indexOf(key);
  const letter = 'abcdef'.indexOf(key.toLowerCase());
  const option = key.length === 1 ? Math.max(digit, letter) : -1;
  return option >= 0 && option < optionCount ? option : null;
}

/**
 * Keys of a question: 1 to 6 or A to F choose and focus an option. Enter calls `onEnter`: the next question,
 * or the check.
 * @param legend legend of the options' fieldset
 */
export const questionKeys =
  (keys: {
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
    // Letters and digits are part of a typed answer.
    if (target.matches('input[type=text]')) return;
    // No options while the field for a typed answer is open.
    const radios = keys.legend.current
      ?.closest('fieldset')
      ?.querySelectorAll<HTMLElement>('input[type=radio]');
    const option = optionOfKey(event.key, radios?.length ?? 0);
    if (option === null) return;
    event.preventDefault();
    keys.onChoose(option);
    radios?.[option]?.focus();
  };
