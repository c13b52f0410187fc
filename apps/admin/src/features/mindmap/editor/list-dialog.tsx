import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { TextAreaField } from '@repo/ui/text-field';
import { useState } from 'react';
import { linesOfText } from '../model/ideas-of-text.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';

/** Pastes a list below a node on phones, which have no keyboard shortcut for it. */
export function ListDialog() {
  const { listing, places } = useView();
  const parent = listing && places.get(listing.id);
  return listing && parent ? <ListForm id={listing.id} pane={listing.pane} name={parent.data.text} /> : null;
}

function ListForm({ id, pane, name }: { id: string; pane: 'canvas' | 'outline'; name: string }) {
  const { pasteUnder, stopAsking } = useView();
  const [text, setText] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || stopAsking()}
      title={mindmapCopy.listTitle(name)}
      description={mindmapCopy.listHint}
      phone="full"
      closesOnBackdrop={text.trim() === ''}
      footer={
        <>
          <Button variant="outlined" size="sm" onClick={stopAsking}>
            {mindmapCopy.cancel}
          </Button>
          <Button size="sm" onClick={() => pasteUnder(id, pane, linesOfText(text)) && stopAsking()}>
            {mindmapCopy.listAdd}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={mindmapCopy.listField}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
