import './markup.css';
import { type Figure as ShownFigure, splitAtFigures } from '@repo/contracts/figures';
import { withShownLists } from '@repo/contracts/list-levels';
import { Children, isValidElement, memo, type ReactElement, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import remarkMath from 'remark-math';
import { contentLanguage } from '#src/content-language.ts';
import { Example, Step } from './example.tsx';
import { Figure, PlainFigure } from './figure.tsx';
import { Formula } from './formula.tsx';
import { hasBlocks, type MarkupNeeds, markupNeeds } from './needs.ts';
import { ourElements, ourInlineMarkup, ourPageMarkup, ourTextMarkup } from './only-our-markup.ts';
import { TableBox } from './table-box.tsx';

type Plugins = NonNullable<Options['remarkPlugins']>;
type FigureElement = ExtraProps & {
  'data-name'?: string;
  'data-caption'?: string;
  'data-description'?: string;
  'data-narrow'?: string;
  'data-letters'?: string;
};

/** A caption: always inline. */
const Line = ({ text }: { text: string }) => <Shown text={text} form="line" />;

const figureOf = (props: FigureElement): ShownFigure => ({
  name: props['data-name'] ?? '',
  caption: props['data-caption'] ?? '',
  description: props['data-description'] ?? '',
  ...(props['data-narrow'] !== undefined && { isNarrow: true }),
  ...(props['data-letters'] !== undefined && { hasLetters: true }),
});

const Captioned = ({ figure, as: Shape }: { figure: ShownFigure; as: typeof Figure }) => (
  <Shape figure={figure} caption={figure.caption === '' ? null : <Line text={figure.caption} />} />
);

/** A paragraph of only bold text is a sub-heading, so keep it with the next block. */
const isSubHeading = (children: ReactNode) => isValidElement(children) && children.type === 'strong';

const formulas: Components = {
  code: ({ className, children }) => (
    <Formula source={String(children).trim()} isDisplay={className?.includes('math-display') ?? false} />
  ),
  pre: ({ children }) => <>{children}</>,
};

const blocks: Components = {
  ...formulas,
  // Fractions make their line taller, so ruled paper pads such paragraphs to whole lines.
  p: ({ children }) => (
    <p data-snap data-heading={isSubHeading(children) || undefined}>
      {children}
    </p>
  ),
  h3: ({ children }) => (
    <h3 data-snap data-heading>
      {children}
    </h3>
  ),
  h4: ({ children }) => (
    <h4 data-snap data-heading>
      {children}
    </h4>
  ),
  table: ({ children }) => <TableBox>{children}</TableBox>,
  // Use a plain cell for the empty corner of a table with two header sides: screen readers would announce an
  // empty header.
  th: ({ node: _, children, ...cell }) =>
    Children.count(children) === 0 ? <td {...cell} /> : <th {...cell}>{children}</th>,
  figure: (props) => <Captioned figure={figureOf(props)} as={Figure} />,
  section: Example,
  li: (props) => <Step as="li" {...props} />,
  div: (props) => <Step as="div" {...props} />,
  span: (props) => <Step as="span" {...props} />,
};

/** Inside a label or button: figures and tables without controls, and no paragraphs. */
const choices: Components = {
  ...blocks,
  p: ({ children }) => <span className="block">{children}</span>,
  figure: (props) => <Captioned figure={figureOf(props)} as={PlainFigure} />,
};

type Form = { plugins: Plugins; components: Components };
const forms = {
  page: { plugins: [ourPageMarkup], components: blocks },
  text: { plugins: [ourTextMarkup], components: blocks },
  choice: { plugins: [ourTextMarkup], components: choices },
  line: { plugins: [ourInlineMarkup], components: { ...formulas, p: choices.p } },
} satisfies Record<string, Form>;

function PlainText({ text, form }: { text: string; form: keyof typeof forms }) {
  if (form === 'line') return text.trim();
  return splitAtFigures(text).map((part, at) => {
    if (typeof part !== 'string')
      return <Captioned key={at} figure={part} as={form === 'choice' ? PlainFigure : Figure} />;
    if (form === 'choice') return part.trim();
    const paragraphs = part.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== '');
    return paragraphs.map((paragraph, index) => <p key={`${at} ${index}`}>{paragraph.trim()}</p>);
  });
}

export type MarkupProps = {
  text: string;
  /**
   * For options and titles: no paragraphs, no lists; figures and tables without controls. Valid inside a
   * label.
   */
  inline?: boolean;
  /** Notes or summary, which may have sub-headings. */
  isPage?: boolean;
};

const formOf = ({ text, inline = false, isPage = false }: MarkupProps): keyof typeof forms => {
  if (inline) return hasBlocks(text) ? 'choice' : 'line';
  return isPage ? 'page' : 'text';
};

/**
 * Renders all content: paragraphs, **bold**, *italic*, bullet and numbered lists, $formulas$, figures, tables
 * and, in pages, sub-headings. Everything else (HTML, links, images) is shown as plain text.
 */
export const Markup = memo(function Markup(props: MarkupProps) {
  const shown = <Shown text={props.text} form={formOf(props)} />;
  const tag = contentLanguage.ofText.get(props.text) ?? contentLanguage.tag;
  if (tag === undefined) return shown;
  const Box = props.inline ? 'span' : 'div';
  return (
    <Box lang={tag} className="contents">
      {shown}
    </Box>
  );
});

function Shown({ text, form }: { text: string; form: keyof typeof forms }) {
  const needs = markupNeeds(text);
  if (needs === 'plain') return <PlainText text={text} form={form} />;
  return ahead.get(`${form} ${text}`) ?? read(text, form, needs);
}

/** Cache of elements parsed in advance, by form and text; large enough for a few questions. */
const ahead = new Map<string, ReactElement>();
const aheadMax = 24;

function read(text: string, form: keyof typeof forms, needs: Exclude<MarkupNeeds, 'plain'>): ReactElement {
  const { plugins, components } = forms[form];
  return Markdown({
    remarkPlugins: needs === 'formulas' ? [...plugins, remarkMath] : plugins,
    allowedElements: ourElements,
    unwrapDisallowed: true,
    components,
    children: form === 'line' ? text : withShownLists(text),
  });
}

/** Parses a text in idle time, so that showing it later is fast. */
export function readMarkupAhead(props: MarkupProps): void {
  const { text } = props;
  const form = formOf(props);
  const key = `${form} ${text}`;
  const needs = markupNeeds(text);
  if (needs === 'plain' || ahead.has(key)) return;
  const [oldest] = ahead.keys();
  if (ahead.size >= aheadMax && oldest !== undefined) ahead.delete(oldest);
  ahead.set(key, read(text, form, needs));
}
