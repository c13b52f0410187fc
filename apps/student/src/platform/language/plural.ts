const rules: Record<string, Intl.PluralRules> = {};

/** The plural category of a number in a language. */
export function plural(tag: string, count: number): Intl.LDMLPluralRule {
  rules[tag] ??= new Intl.PluralRules(tag);
  return rules[tag].select(count);
}
