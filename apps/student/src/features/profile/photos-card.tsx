import { answerPhotosCopy as copy } from 'virtual:messages/answerPhotos';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { toast } from '@repo/ui/toast';
import { useEffect, useId, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { removeAllPhotos, storedPhotos } from '#src/study/written/photos/answer-photos.ts';
import { sizeText } from '#src/study/written/photos/size-text.ts';

/** How much room photos of answers take on this device, and a button that deletes them; nothing without photos. */
export function PhotosCard({ className }: { className?: string }) {
  const { id: userId } = useUser();
  const [stored, setStored] = useState({ count: 0, bytes: 0 });
  const [isAsking, setIsAsking] = useState(false);
  const titleId = useId();
  useEffect(() => {
    storedPhotos(userId).then(setStored, () => {});
  }, [userId]);
  const removeAll = async () => {
    setIsAsking(false);
    try {
      await removeAllPhotos(userId);
      setStored({ count: 0, bytes: 0 });
      toast.success(copy.allRemoved);
    } catch {
      toast.error(copy.notDeleted);
    }
  };
  if (stored.count === 0) return null;
  return (
    <Card className={className}>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-body font-bold">
          {copy.stored}
        </h2>
        <p className="mb-3 text-meta text-ink-2">
          {copy.storedLine({ count: stored.count, size: sizeText(stored.bytes) })}
        </p>
        <Button variant="outlined" fullWidth onClick={() => setIsAsking(true)}>
          {copy.removeAll}
        </Button>
        <AlertDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={copy.removeAllTitle}
          description={copy.removeAllText}
          confirmLabel={copy.removeAll}
          onConfirm={() => void removeAll()}
        />
      </section>
    </Card>
  );
}
