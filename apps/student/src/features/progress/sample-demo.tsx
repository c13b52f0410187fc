import { progressCopy } from 'virtual:messages/progress';
import { FiguresView } from './figures-view.tsx';
import { ResultList } from './result-list.tsx';
import { sampleFigures, sampleResults } from './sample-progress.ts';
import { ResultsBlock } from './test-results.tsx';

/** The page with Super, blurred and inert: sample figures, labelled as such. */
export function SampleDemo({ now }: { now: Date }) {
  return (
    <div inert aria-hidden="true" data-sample="" className="absolute inset-0 select-none overflow-hidden">
      <div className="sample-blur">
        <FiguresView
          figures={sampleFigures(now)}
          now={now}
          results={
            <ResultsBlock>
              <ResultList results={sampleResults} />
            </ResultsBlock>
          }
        />
      </div>
      <p className="absolute right-2 top-2 rotate-3 rounded-chip border-2 border-dashed border-line-strong bg-surface px-3 py-0.5 font-heading text-body text-ink-2">
        {progressCopy.locked.sample}
      </p>
    </div>
  );
}
