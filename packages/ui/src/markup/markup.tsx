import './markup.css';
import { withShownLists } from '@repo/contracts/list-levels';
import { isValidElement, memo, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import remarkMath from 'remark-math';
import { Figure, PlainFigure } from './figure.tsx';
import { Formula } from './formula.tsx';
import { hasBlocks, markupNeeds } from './needs.ts';
import { ourElements, ourInlineMarkup, ourPageMarkup, ourTextMarkup } from './only-our-markup.ts';
import { TableBox } from './table-box.tsx';

type Plugins = NonNullable<Options['remarkPlugins']>;
type FigureElement = ExtraProps & {
  'data-name'?: string;
  'data-caption'?: string;
  'data-description'?: string;
};

/** A bold line of its own is a sub-heading; it stays with what follows. */
const isSubHeading = (children: ReactNode) => isValidElement(children) && children.type === 'strong';

const formulas: Components = {
  code: ({ className, children }) => (
    <Formula source={String(children).trim()} isDisplay={className?.includes('math-display') ?? false} />
  ),
  pre: ({ children }) => <>{children}</>,
};

const blocks: Components = {
  ...formulas,
  // A fraction makes its line taller: ruled paper pads such a paragraph to whole lines.
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
  figure: (props) => {
    const { 'data-name': name = '', 'data-caption': caption = '', ...given } = props as FigureElement;
    return (
      <Figure
        name={name}
        description={given['data-description'] ?? ''}
        caption={caption === '' ? null : <Markup text={caption} inline />}
      />
    );
  },
};

/** Inside a label or a button: figures and tables that can't be pressed, and no paragraphs. */
const choices: Components = {
  ...blocks,
  p: ({ children }) => <span className="block">{children}</span>,
  figure: (props) => {
    const { 'data-name': name = '', 'data-description': description = '' } = props as FigureElement;
    return <PlainFigure name={name} description={description} />;
  },
};

type Form = { plugins: Plugins; components: Components };
const forms = {
  page: { plugins: [ourPageMarkup], components: blocks },
  text: { plugins: [ourTextMarkup], components: blocks },
  choice: { plugins: [ourTextMarkup], components: choices },
  line: { plugins: [ourInlineMarkup], components: { ...formulas, p: choices.p } },
} satisfies Record<string, Form>;

function PlainText({ text, isInline }: { text: string; isInline: boolean }) {
  if (isInline) return text.trim();
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, index) => <p key={index}>{paragraph.trim()}</p>);
}

export type MarkupProps = {
  text: string;
  /** For options and titles: no paragraphs, no lists, fit for a label; figures and tables can't be pressed. */
  inline?: boolean;
  /** A page of notes or of a summary, which may have sub-headings. */
  isPage?: boolean;
};

/**
 * The one renderer of content: paragraphs, **bold**, *italic*, bullet and numbered lists, $formulas$, figures, tables
 * and, in pages, sub-headings. Whatever else a text holds (HTML, links, images) is shown as the text it is.
 */
export const Markup = memo(function Markup({ text, inline = false, isPage = false }: MarkupProps) {
  const needs = markupNeeds(text);
  if (needs === 'plain') return <PlainText text={text} isInline={inline} />;
  const form = inline ? (hasBlocks(text) ? 'choice' : 'line') : isPage ? 'page' : 'text';
  const { plugins, components } = forms[form];
  return (
    <Markdown
      remarkPlugins={needs === 'formulas' ? [...plugins, remarkMath] : plugins}
      allowedElements={ourElements}
      unwrapDisallowed
      components={components}
    >
      {form === 'line' ? text : withShownLists(text)}
    </Markdown>
  );
});
