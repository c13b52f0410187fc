import { Node, textblockTypeInputRule } from '@tiptap/core';

export type HeadingLevel = 2 | 3;
const levels: readonly HeadingLevel[] = [2, 3];

/** Added to a heading's level when rendered: `##` becomes h3, as in the student app. */
const levelsAbove = 1;

/** A sub-heading of a page: `##` or `###`. Top-level only, never in a list or a table. */
export const Heading = Node.create({
  name: 'heading',
  group: 'topBlock',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((tag) => ({ tag: `h${tag}`, attrs: { level: tag <= 3 ? 2 : 3 } })),
  renderHTML: ({ node }) => [`h${Number(node.attrs.level) + levelsAbove}`, { 'data-heading': '' }, 0],
  addCommands() {
    return {
      toggleSubHeading:
        (level) =>
        ({ commands }) =>
          commands.toggleNode(this.name, 'paragraph', { level }),
    };
  },
  addKeyboardShortcuts() {
    const toggles = levels.map((level) => [
      `Mod-Alt-${level}`,
      () => this.editor.commands.toggleSubHeading(level),
    ]);
    return Object.fromEntries(toggles);
  },
  addInputRules() {
    return levels.map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level}}\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    subHeading: { toggleSubHeading: (level: HeadingLevel) => ReturnType };
  }
}
