/** The whole text of an assertion and reason question, for clients that don't know statements. */
export const statementsText = ({ assertion, reason }: { assertion: string; reason: string }): string =>
  `**Assertion (A)**\n\n${assertion}\n\n**Reason (R)**\n\n${reason}`;

/** The whole text of a case question, for clients that don't know cases. */
export const caseText = ({ passage, ask }: { passage: string; ask: string }): string =>
  `${passage}\n\n${ask}`;
