import { PlaceChooser } from '#src/chapter-items/place-chooser.tsx';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';

/** Asks where to move a branch: type a few letters of the node, arrows, Enter. */
export function MoveDialog() {
  const { moving, places, canHang, hangUnder, stopAsking } = useView();
  const branch = moving && places.get(moving.id);
  if (!moving || !branch) return null;
  const goals = [...places.values()]
    .filter(({ data }) => canHang(moving.id, data.id))
    .map(({ data, parent }) => ({
      _id: data.id,
      name: data.text,
      // Nodes in two branches may have the same name.
      label: parent?.parent ? `${parent.data.text} › ${data.text}` : data.text,
    }));
  return (
    <PlaceChooser
      title={mindmapCopy.moveTitle(branch.data.text)}
      field={mindmapCopy.moveField}
      places={goals}
      none={mindmapCopy.moveNone}
      onClose={stopAsking}
      onChoose={({ _id }) => {
        stopAsking();
        hangUnder(moving.id, _id, moving.pane);
      }}
    />
  );
}
