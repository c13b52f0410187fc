import '@repo/ui/content-text.css';
import '#src/study/written/written.css';
import { paperCopy } from 'virtual:messages/paper';
import { writtenCopy } from 'virtual:messages/written';
import { Markup } from '@repo/ui/markup';
import type { LibraryWritten } from '#src/content/library/library.ts';
import { CheckLine } from '#src/platform/layout/check-line.tsx';
import { Asked } from '#src/study/written/asked.tsx';
import { ChooseAlternative } from '#src/study/written/choose-alternative.tsx';
import type { Given } from '#src/study/written/kept-paper.ts';
import { OwnText } from '#src/study/written/own-text.tsx';

/** Text of a written question with its passage; with two alternatives the student chooses one. */
export function WrittenAsked({
  question: { passage, alternatives },
  alternative,
  isFixed,
  of,
  onChoose,
}: {
  question: LibraryWritten;
  alternative: number | null;
  /** Only the chosen alternative is shown. */
  isFixed: boolean;
  /** The alternative's name, when a page has several. */
  of?: string;
  onChoose: (alternative: number) => void;
}) {
  const chosen = alternative === null ? undefined : alternatives[alternative];
  return (
    <>
      {passage ? (
        <section
          aria-label={of ? `${of}: ${writtenCopy.passage}` : writtenCopy.passage}
          className="content-text rounded-card border-[1.5px] border-line bg-surface p-4"
        >
          <Markup text={passage} />
        </section>
      ) : null}
      {alternatives.length > 1 && !(isFixed && chosen) ? (
        <ChooseAlternative {...{ alternatives }} chosen={alternative} onChoose={onChoose} />
      ) : chosen ? (
        <div>
          <Asked {...chosen} />
        </div>
      ) : null}
    </>
  );
}

/** A written question while the paper runs: answer on paper or type. The solution isn't shown. */
export function WrittenPart({
  question,
  given,
  onChoose,
  onText,
  onPaper,
}: {
  question: LibraryWritten;
  given: Given;
  onChoose: (alternative: number) => void;
  onText: (text: string) => void;
  onPaper: (isOnPaper: boolean) => void;
}) {
  return (
    <div className="grid gap-4">
      <WrittenAsked {...{ question, onChoose }} alternative={given.alternative} isFixed={false} />
      <CheckLine isChecked={given.isOnPaper} onChange={onPaper}>
        {paperCopy.onPaper}
      </CheckLine>
      <OwnText text={given.text} hint={paperCopy.ownTextHint} onText={onText} />
    </div>
  );
}
