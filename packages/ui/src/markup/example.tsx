import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ExtraProps } from 'react-markdown';

/** A worked example of a page, with its problem and all steps as children. */
export type ExampleProps = {
  /** The example's heading in words. */
  name: string;
  /** The example's position on the page, from 1. */
  number: number;
  /** How many steps the solution has. */
  count: number;
  children: ReactNode;
};

const ExamplePlaceContext = createContext<ComponentType<ExampleProps> | null>(null);
/** Provides what shows worked examples inside; without it they are shown whole. */
export const ExamplePlaceProvider = ExamplePlaceContext.Provider;

const ShownStepsContext = createContext(Number.POSITIVE_INFINITY);
/** Provides how many steps of the example inside are visible on screen; paper shows all. */
export const ShownStepsProvider = ShownStepsContext.Provider;

type MarkedProps = ExtraProps & { children?: ReactNode };

export function Example({
  children,
  'data-name': name = '',
  'data-number': number = 0,
  'data-steps': steps = 0,
}: MarkedProps & { 'data-name'?: string; 'data-number'?: number; 'data-steps'?: number }) {
  const Place = useContext(ExamplePlaceContext);
  if (!Place) return <>{children}</>;
  return (
    <Place name={name} number={Number(number)} count={Number(steps)}>
      {children}
    </Place>
  );
}

export function Step({
  as: Element,
  children,
  'data-step': step,
}: MarkedProps & { as: 'li' | 'div' | 'span'; 'data-step'?: number }) {
  const shown = useContext(ShownStepsContext);
  const number = step === undefined ? undefined : Number(step);
  return (
    <Element data-step={number} data-later={(number !== undefined && number > shown) || undefined}>
      {children}
    </Element>
  );
}

/** Shows the steps of worked examples that hide this node, by the event of a browser's own search. */
export function showHidden(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  element?.closest('[data-later]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
