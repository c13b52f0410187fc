import { diagramsCopy } from 'virtual:messages/diagrams';
import { Markup } from '@repo/ui/markup';
import type { Diagram } from './diagram.ts';
import { numberedAddress } from './numbered-address.ts';

/** The drawing on paper, with numbers in place of labels and lines to write on. */
export function PrintedDiagram({ diagram }: { diagram: Diagram }) {
  return (
    <div className="printed-diagram" data-theme="light" aria-hidden="true">
      <h1>
        <Markup text={diagram.figure.caption} inline />
      </h1>
      <p>{diagramsCopy.printLead}</p>
      <img src={numberedAddress(diagram)} alt="" />
      <ol>
        {diagram.drawing.labels.map(({ at }, index) => (
          <li key={at.join(' ')}>{index + 1}.</li>
        ))}
      </ol>
    </div>
  );
}
