import type { Language } from '@repo/contracts/languages';
import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { useState } from 'react';
import { LanguageField } from '#src/chapter-items/language-field.tsx';
import { PreviewQuestion } from './preview-question.tsx';
import { hasVariants, testIn } from './shown-test.ts';
import type { TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

/**
 * The test as students see it, at a phone's width: the start, then one question at a time, in each language
 * with any text. Nothing is counted.
 */
export function StudentPreview({
  form,
  language: startLanguage = 'en-IN',
  startAt = 0,
  onClose,
}: {
  form: TestForm;
  /** The language shown first. */
  language?: Language;
  /** Index of the question shown first; before the first question, or none, the start is shown. */
  startAt?: number;
  onClose: () => void;
}) {
  const [at, setAt] = useState<number | null>(startAt > 0 ? startAt : null);
  const [language, setLanguage] = useState(startLanguage);
  const question = at === null ? undefined : testIn(form, language).questions[at];
  const isLast = at === form.questions.length - 1;
  const footer =
    at === null ? (
      <Button size="sm" onClick={() => setAt(0)}>
        {testsCopy.previewStart}
      </Button>
    ) : (
      <div className="flex w-full items-center justify-between gap-3">
        <Button variant="outlined" size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {testsCopy.previous}
        </Button>
        <Button size="sm" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
          {isLast ? testsCopy.previewClose : testsCopy.next}
        </Button>
      </div>
    );
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={testsCopy.preview}
      description={testsCopy.previewIntro}
      size="sm"
      phone="full"
      footer={footer}
    >
      {hasVariants(form) ? <LanguageField value={language} onChange={setLanguage} className="mb-4" /> : null}
      {question && at !== null ? (
        <div lang={language}>
          <PreviewQuestion key={question.key} question={question} at={at} count={form.questions.length} />
        </div>
      ) : (
        <div className="grid justify-items-center gap-3 rounded-card border-[1.5px] border-edge p-6 text-center">
          <p className="font-heading text-h3 wrap-anywhere">{form.title.trim() || testsCopy.untitled}</p>
          <p className="flex flex-wrap justify-center gap-2">
            <Badge>{testsCopy.previewCount(form.questions.length)}</Badge>
            <Badge>{testsCopy.previewMinutes(form.timeLimit)}</Badge>
            <Badge>{testsCopy.previewPass(form.passingScore)}</Badge>
          </p>
        </div>
      )}
    </Dialog>
  );
}
