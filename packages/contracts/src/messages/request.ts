/** Messages about requests in general: content, rate and failures (docs/product/wire.md#messages). */

export const internal = 'Something went wrong!';
export const unavailable = 'The service is busy. Please try again in a moment';
export const tooMany = 'Too many tries. Please wait a little and try again';
export const accountFull = 'This account has no room for more of this';
export const tooLarge = 'The request is too large';
export const routeMissing = 'There is nothing at this address';
export const pictureNotAnImage = 'Please select an image file';
export const pictureTooLarge = 'Image size should be less than 5MB';
export const badRequest = 'The request cannot be understood';
export const badMultipart = 'The form data is not complete';
export const badJson = 'The request body is not valid JSON';
export const streamedAlone = 'Ask for this as plain JSON, in a request of its own';
export const unsupportedMedia = 'This content type is not supported';
export const foreignOrigin = 'This request did not come from our own pages';
