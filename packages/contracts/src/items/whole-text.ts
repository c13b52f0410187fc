/** The whole text of a question of assertion and reason, for clients that know nothing of statements. */
export const statementsText = ({ assertion, reason }: { assertion: string; reason: string }): string =>
  `**Assertion (A)**\n\n${assertion}\n\n**Reason (R)**\n\n${reason}`;

/** The whole text of a question of a case, for clients that know nothing of cases. */
export const caseText = ({ passage, ask }: { passage: string; ask: string }): string =>
  `${passage}\n\n${ask}`;
