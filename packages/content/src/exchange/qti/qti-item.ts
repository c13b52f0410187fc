import { posix } from 'node:path';
import type { TextFormat } from 'gift-pegjs';
import { type HtmlRule, innerHtml } from '../element-html.ts';
import { childOf, elementsOf, findAll, plainText, type XmlElement } from '../element-tree.ts';
import { feedbackLosses } from '../keyed-question.ts';
import { exchangeMessages } from '../messages.ts';
import { ownName, type PackedQuestion } from '../packed-questions.ts';
import type { PackedTexts } from '../packed-texts.ts';
import { htmlText, qtiKind } from './qti-names.ts';
import { choiceOf, hasOtherKey, type QtiResponse, responsesOf, toleranceOf } from './qti-responses.ts';

const isInteraction = ({ name }: XmlElement) =>
  name.endsWith('Interaction') && name !== 'endAttemptInteraction';
const interactionsOf = (element: XmlElement): XmlElement[] =>
  elementsOf(element).flatMap((child) => (isInteraction(child) ? [child] : interactionsOf(child)));
const isForStudents = ({ attributes: { view = 'candidate' } }: XmlElement) =>
  /candidate|testTaker/.test(view);
const isAddress = (src: string) => /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(src);
const isOfOptions = ({ name }: XmlElement) =>
  name === 'choiceInteraction' || name === 'inlineChoiceInteraction';
const generalFeedback = /expl|general|solution|rationale|always/i;
const gap = ' ____ ';
const nothing: QtiResponse = { correct: [], points: new Map(), isSingle: true };

/** Converts the HTML texts of one item, and collects their losses. */
class ItemTexts {
  constructor(
    private readonly texts: PackedTexts,
    private readonly path: string,
    readonly losses: Set<string>,
  ) {}

  private readonly rule: HtmlRule = (element) => {
    const { name, attributes } = element;
    if (name === htmlText) return element.children.join('');
    if (name === 'img' && attributes.src !== undefined && !isAddress(attributes.src))
      return innerHtml(imageOf(posix.join(posix.dirname(this.path), attributes.src), attributes));
    if (name === 'object' && /^image\//.test(attributes.type ?? '') && attributes.data !== undefined) {
      const src = posix.join(posix.dirname(this.path), attributes.data);
      return innerHtml(imageOf(src, { ...attributes, alt: plainText(element) }));
    }
    if (name === 'rubricBlock' && !isForStudents(element)) {
      this.losses.add(exchangeMessages.rubricLost(plainText(element)));
      return '';
    }
    if (name === 'catalogInfo') {
      this.losses.add(exchangeMessages.catalogLost(plainText(element)));
      return '';
    }
    if (name === 'feedbackInline' || name === 'feedbackBlock') {
      for (const loss of feedbackLosses([plainText(element)])) this.losses.add(loss);
      return '';
    }
    if (name === 'endAttemptInteraction' || name === 'stylesheet') return '';
    if (name === 'textEntryInteraction' || name === 'inlineChoiceInteraction') return gap;
    if (isInteraction(element)) return `<div>${this.inside(childOf(element, 'prompt'))}</div>`;
    if (name === 'rubricBlock' || name === 'contentBody' || name === 'prompt')
      return `<div>${innerHtml(element, this.rule)}</div>`;
    return null;
  };

  private inside(element: XmlElement | undefined): string {
    return element ? innerHtml(element, this.rule) : '';
  }

  text(...elements: (XmlElement | undefined)[]): TextFormat {
    return this.texts.html(elements.map((element) => this.inside(element)).join('<br>'));
  }
}

const imageOf = (src: string, { alt = '', label: title = '' }: XmlElement['attributes']): XmlElement => ({
  ...{ name: '', attributes: {}, line: 1 },
  children: [{ name: 'img', attributes: { src, alt, title }, children: [], line: 1 }],
});

/** The text that explains the answer, if feedback is not about single options. */
function explanationOf(item: XmlElement, texts: ItemTexts): TextFormat | null {
  const said = elementsOf(item).filter(({ name }) => name === 'modalFeedback');
  const [first, ...others] = said;
  if (!first) return null;
  const general =
    said.find(({ attributes }) => generalFeedback.test(attributes.identifier ?? '')) ??
    (others.length > 0 && others.every((each) => plainText(each) === plainText(first)) ? first : undefined);
  const lost = said.map(plainText).filter((words) => !general || words !== plainText(general));
  for (const loss of feedbackLosses(lost)) texts.losses.add(loss);
  return general ? texts.text(general) : null;
}

/** The pairs of a matching question; null if a text to match has no partner. */
function pairsOf(interaction: XmlElement, { correct }: QtiResponse, texts: ItemTexts) {
  const [lefts = [], rights = []] = elementsOf(interaction)
    .filter(({ name }) => name === 'simpleMatchSet')
    .map(elementsOf);
  const byId = (list: XmlElement[], id: string | undefined) =>
    list.find(({ attributes }) => attributes.identifier === id);
  const pairs = correct.map((pair) => {
    const ids = pair.split(/\s+/);
    return { left: byId(lefts, ids[0]), right: byId(rights, ids[1]) };
  });
  if (lefts.some((left) => !pairs.some((pair) => pair.left === left && pair.right))) return null;
  const spare = rights.filter((right) => !pairs.some((pair) => pair.right === right));
  return [...pairs, ...spare.map((right) => ({ left: undefined, right }))].map(({ left, right }) => ({
    subquestion: texts.text(left),
    subanswer: texts.text(right).text,
  }));
}

/** What an item needs beside its own file. */
export type ItemPlace = {
  /** The item's path in the package. */
  path: string;
  /** The item's number in the file, in place of a line. */
  line: number;
  difficulty?: string | undefined;
  /** Texts that several items share, to be shown above the question. */
  stimuli?: readonly { element: XmlElement; path: string }[];
};

/** Converts an item of QTI 2 or 3. */
export function questionOfItem(item: XmlElement, packed: PackedTexts, place: ItemPlace): PackedQuestion {
  const losses = new Set<string>();
  const texts = new ItemTexts(packed, place.path, losses);
  const body = childOf(item, 'itemBody');
  const above = (place.stimuli ?? []).map(({ element, path }) => {
    const shared = new ItemTexts(packed, path, losses);
    return shared.text(childOf(element, 'stimulusBody')).text;
  });
  const own = texts.text(body);
  const stem: TextFormat = { format: 'html', text: [...above, own.text].join('<br><br>') };
  const { line } = place;
  const refuse = (problem: (n: number) => string) => ({ line, losses: [...losses], stem, problem });
  if (findAll(item, 'templateDeclaration').length > 0) return refuse(exchangeMessages.changingNumbers);
  const interactions = body ? interactionsOf(body) : [];
  const [interaction] = interactions;
  if (!interaction) return refuse(exchangeMessages.nothingAsked);
  if (interactions.length > 1)
    return refuse((n) =>
      exchangeMessages.severalAsked(
        n,
        interactions.map(({ name }) => qtiKind(name)),
      ),
    );
  const response = responsesOf(item).get(interaction.attributes.responseIdentifier ?? '') ?? nothing;
  if (isOfOptions(interaction) && hasOtherKey(response)) return refuse(exchangeMessages.keysDiffer);
  const explanation = explanationOf(item, texts);
  const title = item.attributes.title ?? '';
  const isNamed = title !== item.attributes.identifier && title !== '';
  const base = {
    title: isNamed ? ownName(title, stem) : null,
    ...{ stem, hasEmbeddedAnswers: false, globalFeedback: explanation },
    tags: place.difficulty === undefined ? [] : [place.difficulty],
  };
  const put = (given: Extract<PackedQuestion, { given: unknown }>['given']): PackedQuestion => ({
    ...{ line, given, hints: [] },
    losses: [...losses],
  });
  const choices = () =>
    elementsOf(interaction)
      .filter(({ name }) => name === 'simpleChoice' || name === 'inlineChoice')
      .map((choice) => choiceOf(choice.attributes.identifier ?? '', texts.text(choice), response));
  if (isOfOptions(interaction)) return put({ ...base, type: 'MC', choices: choices() });
  if (interaction.name === 'textEntryInteraction') {
    const tolerance = toleranceOf(item, response);
    if (tolerance === undefined) losses.add(exchangeMessages.toleranceLost);
    else if (tolerance !== null)
      return put({
        ...{ ...base, type: 'Numerical' },
        choices: [{ isCorrect: true, weight: 100, text: { type: 'range', ...tolerance }, feedback: null }],
      });
    const values = [...new Set([...response.correct, ...response.points.keys()])];
    const plain = (text: string): TextFormat => ({ format: 'plain', text });
    return put({
      ...{ ...base, type: 'Short' },
      choices: values.map((value) => choiceOf(value, plain(value), response)),
    });
  }
  if (interaction.name === 'extendedTextInteraction') {
    const model = response.correct.join('\n');
    const answer: TextFormat | null = model === '' ? explanation : { format: 'plain', text: model };
    return put({ ...base, type: 'Essay', globalFeedback: answer });
  }
  const pairs = interaction.name === 'matchInteraction' ? pairsOf(interaction, response, texts) : null;
  if (pairs) return put({ ...base, type: 'Matching', matchPairs: pairs });
  return refuse((n) => exchangeMessages.otherKind(n, qtiKind(interaction.name)));
}
