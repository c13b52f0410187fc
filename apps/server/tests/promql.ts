import { parser } from '@prometheus-io/lezer-promql';

export type Selector = {
  metric: string;
  /** The values that labels must match, and whether exactly. */
  matchers: { label: string; isEqual: boolean; value: string }[];
};

const unquoted = (text: string) => text.slice(1, -1);

/**
 * What a PromQL expression reads, according to Prometheus' own grammar.
 * @returns its selectors, and the labels by which it groups or joins
 * @throws for an invalid expression
 */
export function readPromql(expression: string): { selectors: Selector[]; grouped: string[] } {
  const selectors: Selector[] = [];
  const grouped: string[] = [];
  parser.parse(expression).iterate({
    enter({ name, node, from, to }) {
      const text = () => expression.slice(from, to);
      if (name === '⚠') throw new Error(`not PromQL at ${from}: ${expression}`);
      if (name === 'GroupingLabels') {
        for (const label of node.getChildren('LabelName'))
          grouped.push(expression.slice(label.from, label.to));
      }
      if (name !== 'VectorSelector') return;
      const metric = node.getChild('Identifier');
      if (!metric) throw new Error(`no metric is named in ${text()}`);
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      selectors.push({
        metric: expression.slice(metric.from, metric.to),
        matchers: matchers.map((matcher) => {
          const part = (kind: string) => {
            const found = matcher.getChild(kind);
            return found ? expression.slice(found.from, found.to) : '';
          };
          return {
            label: part('LabelName'),
            isEqual: part('MatchOp') === '=',
            value: unquoted(part('StringLiteral')),
          };
        }),
      });
    },
  });
  return { selectors, grouped };
}
