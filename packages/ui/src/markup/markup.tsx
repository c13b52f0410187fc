import './markup.css';
import { withShownLists } from '@repo/contracts/list-levels';
import { isValidElement, memo, type ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkMath from 'remark-math';
import { Formula } from './formula.tsx';
import { markupNeeds } from './needs.ts';
import { onlyOurInlineMarkup, onlyOurMarkup, ourElements } from './only-our-markup.ts';

type Plugins = NonNullable<Options['remarkPlugins']>;

const formulas: Components = {
  code: ({ className, children }) => (
    <Formula source={String(children).trim()} isDisplay={className?.includes('math-display') ?? false} />
  ),
  pre: ({ children }) => <>{children}</>,
};
/** A bold line of its own is a sub-heading; it stays with what follows. */
const isSubHeading = (children: ReactNode) => isValidElement(children) && children.type === 'strong';

const block = {
  plugins: [onlyOurMarkup] as Plugins,
  components: {
    ...formulas,
    // A fraction makes its line taller: ruled paper pads such a paragraph to whole lines.
    p: ({ children }) => (
      <p data-snap data-heading={isSubHeading(children) || undefined}>
        {children}
      </p>
    ),
  } satisfies Components,
};
const line = {
  plugins: [onlyOurInlineMarkup] as Plugins,
  components: {
    ...formulas,
    p: ({ children }) => <span className="block">{children}</span>,
  } satisfies Components,
};

function PlainText({ text, isInline }: { text: string; isInline: boolean }) {
  if (isInline) return text.trim();
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, index) => <p key={index}>{paragraph.trim()}</p>);
}

/**
 * The one renderer of content: paragraphs, **bold**, *italic*, bullet and numbered lists, $formulas$. Whatever else
 * a text holds (HTML, links, images, headings) is shown as the text it is. `inline` is for options and titles: no
 * paragraphs, no lists, fit for a label.
 */
export const Markup = memo(function Markup({ text, inline = false }: { text: string; inline?: boolean }) {
  const needs = markupNeeds(text);
  if (needs === 'plain') return <PlainText text={text} isInline={inline} />;
  const { plugins, components } = inline ? line : block;
  return (
    <Markdown
      remarkPlugins={needs === 'formulas' ? [...plugins, remarkMath] : plugins}
      allowedElements={ourElements}
      unwrapDisallowed
      components={components}
    >
      {inline ? text : withShownLists(text)}
    </Markdown>
  );
});
