import { profileCopy } from 'virtual:messages/profile';
import { Camera, CircleAlert, UserRound } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { readProfilePicture } from '#src/platform/session/profile-picture.ts';
import { useUser } from '#src/platform/session/session.ts';
import type { PictureChange } from './use-picture.ts';

/** The server's picture, else the one on this device, else a drawing. */
function Portrait() {
  const user = useUser();
  const [failed, setFailed] = useState<string[]>([]);
  const kept = readProfilePicture(user.email);
  const source = [user.profilePicture, kept].find((one) => one && !failed.includes(one));
  if (!source) return <UserRound size={48} aria-hidden="true" />;
  return (
    <img
      src={source}
      alt={profileCopy.pictureOf({ name: user.name })}
      width={96}
      height={96}
      onError={() => setFailed((before) => [...before, source])}
      className="size-full object-cover"
    />
  );
}

/** The student's picture; a tap chooses another. */
export function Avatar({ picture }: { picture: PictureChange }) {
  const { error, isUploading, choose } = picture;
  const id = useId();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose(target.files?.[0]);
    // Allow choosing the same file again after an error.
    target.value = '';
  };
  return (
    <div className="grid shrink-0 justify-items-start gap-2">
      <input
        id={id}
        type="file"
        accept="image/*"
        onChange={onChange}
        disabled={isUploading}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        aria-busy={isUploading || undefined}
        className="grid cursor-pointer justify-items-center gap-1 rounded-card outline-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-focus"
      >
        <span className="grid size-24 place-items-center overflow-hidden rounded-card border-[1.5px] border-line-strong bg-sunken text-ink-3">
          <Portrait />
        </span>
        <span className="inline-flex min-h-8 items-center gap-1.5 font-bold text-pen underline">
          <Camera size={18} aria-hidden="true" />
          {isUploading ? profileCopy.uploading : profileCopy.change}
          <span className="sr-only"> {profileCopy.picture}</span>
        </span>
      </label>
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex max-w-40 items-start gap-1.5 text-meta font-bold text-redpen"
        >
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
