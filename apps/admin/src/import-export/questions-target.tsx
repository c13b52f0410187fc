import type { QuestionsTarget } from '@repo/contracts/import-export';
import { defaultPassingScorePercent, defaultTimeLimitMinutes } from '@repo/contracts/limits/content';
import { testFields } from '@repo/contracts/tests';
import { SelectField } from '@repo/ui/select-field';
import { TextField } from '@repo/ui/text-field';
import { importExportCopy } from './import-export-copy.ts';

/** The fields of an existing test that an import needs. */
export type KnownTest = { _id: string; title: string; questions: readonly unknown[] };

/** The form for where the questions go; `testId` '' is a new test. */
export type TargetFields = { testId: string; title: string; timeLimit: string; passingScore: string };
export const emptyTarget = (title: string): TargetFields => ({
  testId: '',
  title,
  timeLimit: String(defaultTimeLimitMinutes),
  passingScore: String(defaultPassingScorePercent),
});

export type TargetErrors = Partial<Record<'title' | 'timeLimit' | 'passingScore', string>>;

/** The target, or its error message from the catalogue (docs/product/wire.md#messages). */
export function targetOf(fields: TargetFields): { target: QuestionsTarget } | { errors: TargetErrors } {
  if (fields.testId !== '') return { target: { testId: fields.testId } };
  const parsed = testFields.omit({ questions: true }).safeParse({
    title: fields.title,
    timeLimit: Number(fields.timeLimit),
    passingScore: Number(fields.passingScore),
  });
  if (parsed.success) return { target: { newTest: parsed.data } };
  const errors: TargetErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (field === 'title' || field === 'timeLimit' || field === 'passingScore') errors[field] ??= message;
  }
  return { errors };
}

/** Where imported questions go: a new test, or the end of an existing one. */
export function QuestionsTargetFields({
  fields,
  errors,
  tests,
  onChange,
}: {
  fields: TargetFields;
  errors: TargetErrors;
  tests: readonly KnownTest[];
  onChange: (fields: TargetFields) => void;
}) {
  const set = (name: keyof TargetFields) => (event: { target: { value: string } }) =>
    onChange({ ...fields, [name]: event.target.value });
  return (
    <div className="grid gap-4">
      {tests.length > 0 ? (
        <SelectField
          label={importExportCopy.target}
          value={fields.testId}
          onChange={set('testId')}
          options={[
            { value: '', label: importExportCopy.targetNew },
            ...tests.map(({ _id, title, questions }) => ({
              value: _id,
              label: importExportCopy.targetThere(title, questions.length),
            })),
          ]}
        />
      ) : null}
      {fields.testId === '' ? (
        <>
          <TextField
            label={importExportCopy.testTitle}
            value={fields.title}
            error={errors.title}
            onChange={set('title')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={importExportCopy.timeLimit}
              inputMode="numeric"
              value={fields.timeLimit}
              error={errors.timeLimit}
              onChange={set('timeLimit')}
            />
            <TextField
              label={importExportCopy.passingScore}
              inputMode="numeric"
              value={fields.passingScore}
              error={errors.passingScore}
              onChange={set('passingScore')}
            />
          </div>
        </>
      ) : null}
    </div>
  );
}
