/** Why a drawing is refused; the message completes "The drawing can't be used: ". */
export class DrawingError extends Error {}
