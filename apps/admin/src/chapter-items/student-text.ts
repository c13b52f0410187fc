/** Class of a box with content outside the ruled sheet, as students see it: lists and paragraphs with air between. */
export const studentText =
  '[&_:is(ul,ol)]:pl-[1.25em] [&_ul]:list-disc [&_ol]:list-decimal [&>*+*]:mt-[0.5em] [&>[data-heading]+*]:mt-0 wrap-anywhere';
