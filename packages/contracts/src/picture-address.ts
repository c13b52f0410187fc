/** Whether this is the path of an uploaded picture on the server. */
export const isUploadedPicture = (url: string): boolean => /^\/images\/[\w.-]+$/.test(url);

/** Whether our pages can show a picture from this address; browsers block others. */
export function isSecureAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '';
}

export const isShownPicture = (url: string): boolean => isUploadedPicture(url) || isSecureAddress(url);
