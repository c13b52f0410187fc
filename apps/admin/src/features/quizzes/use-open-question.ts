import type { Language } from '@repo/contracts/languages';
import { useState } from 'react';
import { useWantedFocus } from '#src/editing/use-wanted-focus.ts';
import { controlOf } from './check-test.ts';
import type { TestForm } from './test-form.ts';

/** Which question, or which case's text, is expanded, and where the focus goes. */
export function useOpenQuestion(form: TestForm, startAt: number | undefined) {
  const [openKey, setOpenKey] = useState<string | null>(
    (form.questions[(startAt ?? 1) - 1] ?? form.questions[0])?.key ?? null,
  );
  const [language, setLanguage] = useState<Language>('en-IN');
  const focus = useWantedFocus();
  // A draft restored from this device contains other questions.
  const isKnown =
    openKey === null || form.questions.some(({ key, caseKey }) => key === openKey || caseKey === openKey);
  const isCase = (key: string) => form.questions.some(({ caseKey }) => caseKey === key);
  return {
    /** Key of the expanded question, or of the case whose text is expanded; null for none. */
    openKey: isKnown ? openKey : (form.questions[0]?.key ?? null),
    focus,
    /** The language in which its texts are edited. */
    language,
    setLanguage,
    /**
     * Expands a question or a case and focuses its first text, or the control with this id.
     * @param inLanguage null: the language edited last
     */
    open(
      key: string,
      control = isCase(key) ? controlOf.passage(key) : controlOf.question(key),
      inLanguage: Language | null = 'en-IN',
    ) {
      setOpenKey(key);
      if (inLanguage) setLanguage(inLanguage);
      focus(control);
    },
    /** Collapses the expanded one and leaves the focus where it is. */
    close: () => setOpenKey(null),
    fold(key: string) {
      setOpenKey(null);
      focus(controlOf.line(key));
    },
    /** The field to focus when the question was requested. */
    askedField: () => (openKey === null ? null : document.getElementById(controlOf.question(openKey))),
  };
}
