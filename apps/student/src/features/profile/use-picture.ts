import { profileCopy } from 'virtual:messages/profile';
import { pictureUpdated } from '@repo/contracts/messages/auth';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshDelayMs } from '#src/app/refresh/refresh-delay.ts';
import { api } from '#src/platform/api/api.ts';
import { reasonOf } from '#src/platform/api/trpc.ts';
import { keepProfilePicture } from '#src/platform/session/profile-picture.ts';
import { setUser } from '#src/platform/session/session.ts';
import { pictureBlob, shrinkPicture } from '#src/platform/shrink-picture.ts';

export type PictureChange = {
  isUploading: boolean;
  /** Uploaded; the page is about to reload. */
  isRefreshing: boolean;
  error: string | null;
  choose: (file: File | undefined) => void;
};

const uploadFailed = profileCopy.updateFailed({ field: profileCopy.picture });

/** Repeats the toast after the reload, which happens before it could be read. */
function reload(): void {
  toast.afterReload('success', speech.say(pictureUpdated));
  location.reload();
}

/**
 * Replaces the profile picture: validated and resized here, then uploaded.
 * @param isTyping postpones the reload, which would lose what is typed
 */
export function usePicture(isTyping: boolean): PictureChange {
  const [error, setError] = useState<string | null>(null);
  const [isUploaded, setIsUploaded] = useState(false);
  const isRefreshing = isUploaded && !isTyping;
  useEffect(() => {
    if (!isRefreshing) return;
    const timer = setTimeout(reload, refreshDelayMs);
    return () => clearTimeout(timer);
  }, [isRefreshing]);
  const isBusy = useRef(false);
  const upload = useMutation({
    networkMode: 'always',
    mutationFn: (dataUrl: string) => api.auth.updateProfile.mutate({ picture: pictureBlob(dataUrl) }),
    onSuccess: ({ user }, dataUrl) => {
      setUser(user);
      keepProfilePicture(user.email, dataUrl);
      toast.success(speech.say(pictureUpdated));
      setIsUploaded(true);
    },
    onSettled: () => {
      isBusy.current = false;
    },
    onError: (cause) => {
      const reason = reasonOf(cause, uploadFailed);
      setError(reason);
      toast.error(reason);
    },
  });

  const choose = async (file: File | undefined) => {
    if (!file || isBusy.current) return;
    isBusy.current = true;
    setError(null);
    const shrunk = await shrinkPicture(file);
    if ('dataUrl' in shrunk) return upload.mutate(shrunk.dataUrl);
    isBusy.current = false;
    setError(shrunk.error);
  };

  return { isUploading: upload.isPending, isRefreshing, error, choose: (file) => void choose(file) };
}
