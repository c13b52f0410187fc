/** Class of a box with content as students see it, outside the ruled sheet: with space between lists and paragraphs. */
export const studentText =
  '[&_:is(ul,ol)]:pl-[1.25em] [&_ul]:list-disc [&_ol]:list-decimal [&>*+*]:mt-[0.5em] [&>[data-heading]+*]:mt-0 wrap-anywhere';
