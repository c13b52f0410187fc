import { answerPhotosCopy } from 'virtual:messages/answerPhotos';
import { answerPhotosMax } from '@repo/contracts/limits/answer-photos';
import { toast } from '@repo/ui/toast';
import { useEffect, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { type AnswerPhoto, addPhoto, readPhotos, removePhoto } from './answer-photos.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** The photos of one answer, and what a student can do with them. */
export function useAnswerPhotos(writtenId: string) {
  const { id: userId } = useUser();
  const [photos, setPhotos] = useState<AnswerPhoto[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readPhotos(userId, writtenId).then(
      (stored) => isCurrent && setPhotos(stored),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, writtenId]);

  const store = async (photo: AnswerPhoto) => {
    try {
      const stored = await addPhoto(userId, writtenId, photo);
      setPhotos(stored);
      const isStored = stored.some(({ atMs }) => atMs === photo.atMs);
      if (!isStored) setError(answerPhotosCopy.full({ max: answerPhotosMax }));
      return isStored;
    } catch (failure) {
      const isFull = failure instanceof DOMException && failure.name === 'QuotaExceededError';
      setError(isFull ? answerPhotosCopy.noRoom : answerPhotosCopy.notStored);
      return false;
    }
  };
  const add = async (files: readonly File[]) => {
    setIsBusy(true);
    setError(null);
    const firstMs = Date.now();
    for (const [index, file] of files.entries()) {
      const dataUrl = await shrinkPhoto(file);
      if (dataUrl === null) setError(answerPhotosCopy.cantOpen({ name: file.name }));
      else if (!(await store({ atMs: firstMs + index, dataUrl }))) break;
    }
    setIsBusy(false);
  };
  const remove = async (photo: AnswerPhoto) => {
    setError(null);
    try {
      setPhotos(await removePhoto(userId, writtenId, photo.atMs));
    } catch {
      setError(answerPhotosCopy.notDeleted);
      return;
    }
    toast.success(answerPhotosCopy.removed, {
      action: { label: answerPhotosCopy.undo, onClick: () => void store(photo) },
    });
  };
  return { photos, isBusy, error, add, remove };
}
