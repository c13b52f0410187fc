import { type AnswersOfColumn, answerReadings } from '@repo/contracts/import-answers';
import { Markup } from '@repo/ui/markup';
import { RadioCards } from '@repo/ui/radio-cards';
import { importExportCopy } from './import-export-copy.ts';
import type { Import } from './use-import.ts';

/** Asks how to read the column of right options; each choice shows what it selects in the first questions. */
export function AnswerColumn({ state, answers }: { state: Import; answers: AnswersOfColumn }) {
  const { column, signs, reading, examples, choices } = answers;
  return (
    <RadioCards
      legend={importExportCopy.answers.legend(column, reading === null)}
      value={reading ?? ''}
      onValueChange={(value) => {
        const chosen = answerReadings.find((known) => known === value);
        if (chosen) state.reread({ answers: chosen });
      }}
      options={choices.map((choice) => ({
        value: choice.reading,
        label: importExportCopy.answers.readings[signs][choice.reading],
        description: examples.map(({ n, question, answer }, at) => {
          const option = choice.options[at];
          return (
            <span key={n} className="block wrap-anywhere">
              {importExportCopy.answers.example(n, answer)} <Markup text={question} inline />{' '}
              <b className="text-ink">
                {option == null ? importExportCopy.answers.noOption : <Markup text={option} inline />}
              </b>
            </span>
          );
        }),
      }))}
    />
  );
}
