import { shellCopy } from 'virtual:messages/shell';
import { useAfterDelay } from '@repo/ui/loading';
import { MarginPage } from '@repo/ui/margin-page';
import { ProgressBar } from '@repo/ui/progress-bar';
import { SplashTick } from '@repo/ui/splash-tick';
import { useEffect, useState } from 'react';
import { nextSplashPercent } from './splash-progress.ts';

const splashStepMs = 300;

const splashAfterMs = 200;
const messageMs = 2_500;

function useEvery(milliseconds: number, act: () => void) {
  const [latest] = useState({ act });
  latest.act = act;
  useEffect(() => {
    const timer = setInterval(() => latest.act(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, latest]);
}

/** Shown while content loads, if that takes more than 200 ms. */
export function Splash() {
  const isVisible = useAfterDelay(splashAfterMs);
  const [percent, setPercent] = useState(0);
  const [step, setStep] = useState(0);
  useEvery(splashStepMs, () => setPercent(nextSplashPercent));
  useEvery(messageMs, () => setStep((current) => Math.min(current + 1, shellCopy.splashSteps.length - 1)));
  if (!isVisible) return null;
  return (
    <MarginPage className="grid min-h-dvh place-items-center">
      <main className="grid w-60 max-w-full justify-items-center gap-5 text-center">
        <h1 className="sr-only">{shellCopy.splashLabel}</h1>
        <SplashTick percent={percent} size={96} />
        <ProgressBar
          percent={percent}
          label={shellCopy.splashLabel}
          valueText={shellCopy.splashSteps[step]}
        />
        <p role="status" className="min-h-13 text-ink-2">
          {shellCopy.splashSteps[step]}
        </p>
      </main>
    </MarginPage>
  );
}
