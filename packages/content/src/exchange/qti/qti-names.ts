import type { XmlNames } from '../element-tree.ts';

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The names of QTI 2 for the elements and attributes of QTI 3. */
export const qtiNames: XmlNames = {
  element: (_, local) => (local.startsWith('qti-') ? camel(local.slice(4)) : local),
  attribute: (_, local) => camel(local),
};

/** The name of an element that holds HTML as its text. No element of a file has it, because of the blank. */
export const htmlText = ' html';

const kinds: Record<string, string> = {
  orderInteraction: 'ordering',
  associateInteraction: 'pairs',
  matchInteraction: 'matching',
  gapMatchInteraction: 'words dragged into a text',
  graphicGapMatchInteraction: 'words dragged onto a picture',
  inlineChoiceInteraction: 'missing words',
  gapInteraction: 'gaps in a text',
  textEntryInteraction: 'short answer',
  extendedTextInteraction: 'essay',
  choiceInteraction: 'options',
  hottextInteraction: 'words in a text',
  hotspotInteraction: 'place on a picture',
  selectPointInteraction: 'place on a picture',
  positionObjectInteraction: 'object placed on a picture',
  graphicOrderInteraction: 'order on a picture',
  graphicAssociateInteraction: 'pairs on a picture',
  sliderInteraction: 'slider',
  drawingInteraction: 'drawing',
  uploadInteraction: 'uploaded file',
  mediaInteraction: 'sound or film',
  customInteraction: 'program',
  portableCustomInteraction: 'program',
};

/** What teachers call a kind of question. */
export const qtiKind = (name: string): string => kinds[name] ?? name;
