/** Why a drawing is refused; the message goes on after "The drawing can't be used: ". */
export class DrawingError extends Error {}
