import { signupCopy } from 'virtual:messages/signup';
import { buttonClass } from '@repo/ui/button';
import { ProgressBar } from '@repo/ui/progress-bar';
import { ArrowLeft } from 'lucide-react';
import { signupSteps } from './signup-draft.ts';

/** Progress of the wizard, with a back button from the second step on. */
export function SignupProgress({ step, onBack }: { step: number; onBack: () => void }) {
  return (
    <div className="flex min-h-12 items-center gap-3">
      {step > 1 ? (
        <button
          type="button"
          onClick={onBack}
          aria-label={signupCopy.back}
          className={buttonClass({ variant: 'quiet', className: '-ml-3 size-12 shrink-0 !px-0' })}
        >
          <ArrowLeft size={22} aria-hidden="true" />
        </button>
      ) : null}
      <div className="grid grow gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-3 text-meta">
          <span className="font-bold">{signupCopy.signupTitle}</span>
          <span className="text-ink-2">{signupCopy.step({ step, of: signupSteps })}</span>
        </p>
        <ProgressBar
          percent={(step / signupSteps) * 100}
          label={signupCopy.signupTitle}
          valueText={signupCopy.step({ step, of: signupSteps })}
        />
      </div>
    </div>
  );
}
