import { childOf, elementsOf, findAll, plainText, type XmlElement } from '../element-tree.ts';
import { exchangeMessages } from '../messages.ts';
import { holdsTexts, numbersOf, scoredOf, valuesOf } from './qti1-answers.ts';
import { type FindFile, holderOf, htmlOfMaterials } from './qti1-texts.ts';

const make = (
  name: string,
  attributes: Record<string, string> = {},
  children: XmlElement['children'] = [],
): XmlElement => ({ name, attributes, children, line: 1 });

/** The settings of an item by their names, in the forms of Canvas and Blackboard. */
export function settingsOf(item: XmlElement): Map<string, string> {
  const fields = findAll(item, 'qtimetadatafield').map((field): [string, string] => [
    plainText(childOf(field, 'fieldlabel')),
    plainText(childOf(field, 'fieldentry')),
  ]);
  const own = elementsOf(childOf(item, 'itemmetadata')).map((each): [string, string] => [
    each.name,
    plainText(each),
  ]);
  return new Map([...own, ...fields]);
}

/** More pairs than any question has are several questions, because each is compared with all others. */
const pairsMax = 100;

const otherKinds = [
  ['response_xy', 'hotspotInteraction'],
  ['render_hotspot', 'hotspotInteraction'],
  ['response_grp', 'associateInteraction'],
  ['render_slider', 'sliderInteraction'],
] as const;

/** Converts the responses of one item of QTI 1.2 into interactions of QTI 2. */
class OlderItem {
  readonly declared: XmlElement[] = [];
  readonly losses = new Set<string>();
  private readonly scored: ReturnType<typeof scoredOf>;
  private readonly known = new Map<string, Map<string, number>>();
  readonly kind: string;

  constructor(
    readonly item: XmlElement,
    settings: ReadonlyMap<string, string>,
    private readonly find: FindFile,
  ) {
    this.scored = scoredOf(item);
    this.kind = ['question_type', 'cc_profile', 'bbmd_questiontype', 'qmd_itemtype']
      .map((name) => settings.get(name) ?? '')
      .join(' ')
      .toLowerCase();
  }

  html(element: XmlElement | undefined, onResponse?: (response: XmlElement) => string): string {
    return element ? htmlOfMaterials(element, this.find, this.losses, onResponse) : '';
  }

  private declare(identifier: string, cardinality: string, children: XmlElement[]): void {
    this.declared.push(make('responseDeclaration', { identifier, cardinality }, children));
  }

  /** The points of each value of a response. Responses of a damaged file may share one name. */
  private values(ident: string): Map<string, number> {
    const known = this.known.get(ident) ?? valuesOf(this.scored.get(ident) ?? []);
    this.known.set(ident, known);
    return known;
  }

  private labelsOf(response: XmlElement): XmlElement[] {
    return findAll(response, 'response_label');
  }

  /** The text in front of the labels of a response. */
  private promptOf(response: XmlElement): string {
    return this.html({
      ...response,
      children: response.children.filter(
        (child) => typeof child === 'string' || !/^(?:render_|response_)/.test(child.name),
      ),
    });
  }

  private choice(response: XmlElement): XmlElement {
    const { ident = '', rcardinality = 'Single' } = response.attributes;
    if (/ordered/i.test(rcardinality) || /order/.test(this.kind)) return make('orderInteraction');
    const entries = [...this.values(ident)].map(([mapKey, points]) =>
      make('mapEntry', { mapKey, mappedValue: String(points) }),
    );
    this.declare(ident, rcardinality.toLowerCase(), [make('mapping', {}, entries)]);
    const choices = this.labelsOf(response).map((label) =>
      make('simpleChoice', { identifier: label.attributes.ident ?? '' }, [holderOf(this.html(label))]),
    );
    return make('choiceInteraction', { responseIdentifier: ident }, choices);
  }

  private typed(response: XmlElement): XmlElement {
    const { ident = '' } = response.attributes;
    const [form] = findAll(response, 'render_fib');
    const isNumber =
      response.name === 'response_num' ||
      /decimal|integer|scientific/i.test(form?.attributes.fibtype ?? '') ||
      /numeric/.test(this.kind);
    const scored = this.scored.get(ident) ?? [];
    const values = this.values(ident);
    if (holdsTexts(scored)) this.losses.add(exchangeMessages.partCounts);
    const numbers = isNumber ? numbersOf(scored) : null;
    if (/essay|short response/.test(this.kind) || (values.size === 0 && !numbers?.length))
      return make('extendedTextInteraction', { responseIdentifier: ident });
    if (numbers) {
      this.declare(ident, 'single', [
        make(
          'correctResponse',
          {},
          numbers.map(({ value }) => make('value', {}, [value])),
        ),
      ]);
      for (const { below, above } of numbers.filter((each) => each.below > 0 || each.above > 0))
        this.declared.push(make('equal', { toleranceMode: 'absolute', tolerance: `${below} ${above}` }));
    } else {
      if (isNumber) this.losses.add(exchangeMessages.toleranceLost);
      const right = [...values]
        .filter(([, points]) => points > 0)
        .map(([value]) => make('value', {}, [value]));
      this.declare(ident, 'single', [make('correctResponse', {}, right)]);
    }
    return make('textEntryInteraction', { responseIdentifier: ident });
  }

  /** One interaction for all pairs; labels with the same sign and text are one. */
  pairs(responses: readonly XmlElement[]): XmlElement {
    const rights = new Map<string, XmlElement>();
    const values: XmlElement[] = [];
    const lefts = responses.map((response, at) => {
      const { ident = '' } = response.attributes;
      const points = this.values(ident);
      const most = Math.max(0, ...points.values());
      for (const label of this.labelsOf(response)) {
        const sign = label.attributes.ident ?? '';
        const html = this.html(label);
        const key = `${sign}\n${html}`;
        const right =
          rights.get(key) ??
          make('simpleAssociableChoice', { identifier: `R${rights.size}` }, [holderOf(html)]);
        rights.set(key, right);
        if (most > 0 && points.get(sign) === most)
          values.push(make('value', {}, [`L${at} ${right.attributes.identifier}`]));
      }
      return make('simpleAssociableChoice', { identifier: `L${at}` }, [holderOf(this.promptOf(response))]);
    });
    this.declare('pairs', 'multiple', [make('correctResponse', {}, values)]);
    return make('matchInteraction', { responseIdentifier: 'pairs' }, [
      make('simpleMatchSet', {}, lefts),
      make('simpleMatchSet', {}, [...rights.values()]),
    ]);
  }

  interaction(response: XmlElement): XmlElement {
    const other = otherKinds.find(([sign]) => response.name === sign || findAll(response, sign).length > 0);
    const found = other
      ? make(other[1])
      : response.name === 'response_lid'
        ? this.choice(response)
        : this.typed(response);
    const prompt = make('prompt', {}, [holderOf(this.promptOf(response))]);
    return { ...found, children: [prompt, ...found.children] };
  }
}

const allResponses = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'];

/** Feedback as QTI 2 has it; only what is about the whole question may become its explanation. */
const feedbackOf = (item: XmlElement, older: OlderItem): XmlElement[] =>
  findAll(item, 'itemfeedback').map((element) => {
    const { ident = '' } = element.attributes;
    const identifier = /incorrect/i.test(ident) ? '' : ident;
    return make('modalFeedback', { identifier }, [holderOf(older.html(element))]);
  });

/** Whether a text names a gap in brackets, as Canvas writes gaps. */
const isGap = (response: XmlElement, stem: string) =>
  stem.includes(`[${(response.attributes.ident ?? '').replace(/^response_/, '')}]`);

/** An item of QTI 1.2 in the form of QTI 2, with what that form can't hold. */
export function newerItem(item: XmlElement, find: FindFile): { item: XmlElement; losses: Set<string> } {
  const settings = settingsOf(item);
  const older = new OlderItem(item, settings, find);
  const presentation = childOf(item, 'presentation');
  const responses = presentation ? findAll(presentation, ...allResponses) : [];
  const texts = older.html(presentation);
  const isMatching =
    responses.length > 0 &&
    responses.length <= pairsMax &&
    responses.every(({ name }) => name === 'response_lid') &&
    /match/.test(older.kind);
  const hasGaps = /blanks|dropdowns/.test(older.kind) || responses.some((each) => isGap(each, texts));
  const body: XmlElement[] = [];
  if (/file.?upload/.test(older.kind)) body.push(holderOf(texts), make('uploadInteraction'));
  else if (isMatching || hasGaps) {
    body.push(holderOf(texts));
    body.push(...(isMatching ? [older.pairs(responses)] : responses.map(() => make('gapInteraction'))));
  } else if (presentation) {
    const mark = '\u0000';
    const parts = older.html(presentation, () => mark).split(mark);
    for (const [at, html] of parts.entries()) {
      const response = responses[at];
      body.push(holderOf(html), ...(response ? [older.interaction(response)] : []));
    }
  }
  const isChanging = findAll(item, 'calculated').length > 0 || /calculated/.test(older.kind);
  const marks = Number(settings.get('points_possible') ?? settings.get('cc_weighting') ?? 1);
  if (marks !== 1 && marks > 0) older.losses.add(exchangeMessages.marksLost(marks));
  for (const rubric of findAll(item, 'rubric')) {
    const words = older
      .html(rubric)
      .replaceAll(/<[^<>]*>/g, ' ')
      .trim();
    if (words !== '') older.losses.add(exchangeMessages.rubricLost(words));
  }
  const { ident = '', title = '' } = item.attributes;
  const isNamed = !/^(?:question(?: \d+)?)?$/i.test(title.trim());
  return {
    losses: older.losses,
    item: make('assessmentItem', { identifier: ident, title: isNamed ? title : '' }, [
      ...(isChanging ? [make('templateDeclaration')] : []),
      ...older.declared,
      make('itemBody', {}, body),
      ...feedbackOf(item, older),
    ]),
  };
}
