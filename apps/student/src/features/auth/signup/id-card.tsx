import { authCopy } from 'virtual:messages/auth';
import { genderCopy } from 'virtual:messages/gender';
import { signupCopy } from 'virtual:messages/signup';
import { brand } from '@repo/contracts/brand';
import type { Gender } from '@repo/contracts/fields';
import { LogoMark } from '@repo/ui/logo-mark';
import { UserRound } from 'lucide-react';
import type { SignupDraft } from './signup-draft.ts';
import { signupSteps } from './signup-draft.ts';

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[88px_1fr] items-baseline border-b-[1.5px] border-line py-2">
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className={value ? 'truncate font-bold text-pen' : 'text-ink-3'}>
        {value || signupCopy.cardEmpty}
      </dd>
    </div>
  );
}

/** A school ID card that fills in as the student types. It repeats the form, so it is decorative. */
export function IdCard({ draft, picture }: { draft: SignupDraft; picture: string | null }) {
  return (
    <div aria-hidden="true" className="flex h-full items-center justify-center bg-sunken px-12">
      <div className="relative w-full max-w-100 -rotate-1 rounded-card outline-ink bg-surface">
        <div className="flex items-center justify-between rounded-t-[14px] border-b-[1.5px] border-edge bg-pen-tint px-5 py-3">
          <LogoMark name={brand.name} />
          <span className="text-caption font-bold uppercase tracking-wider text-ink-2">
            {signupCopy.cardTitle}
          </span>
        </div>
        <div className="grid gap-4 p-5">
          <div className="flex items-end gap-4">
            <span className="grid h-28 w-24 shrink-0 place-items-center overflow-hidden rounded-chip border-[1.5px] border-line-strong bg-sunken text-ink-3">
              {picture ? (
                <img src={picture} alt="" className="size-full object-cover" />
              ) : (
                <UserRound size={48} />
              )}
            </span>
            <p className="min-w-0 break-words font-heading text-h2">{draft.name || signupCopy.cardEmpty}</p>
          </div>
          <dl>
            <Line label={signupCopy.cardClass} value="10" />
            <Line label={signupCopy.ageLabel} value={draft.age} />
            <Line label={signupCopy.genderLabel} value={draft.gender && genderCopy[draft.gender as Gender]} />
            <Line label={authCopy.email} value={draft.email} />
          </dl>
        </div>
        {draft.step === signupSteps ? (
          <span className="absolute -right-4 bottom-6 -rotate-12 rounded-chip border-[3px] border-redpen bg-surface px-4 py-1 font-heading text-h3 uppercase text-redpen">
            {signupCopy.cardStamp}
          </span>
        ) : null}
      </div>
    </div>
  );
}
