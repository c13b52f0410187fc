/** The path under which the server shows a picture that was uploaded. */
export const isUploadedPicture = (url: string): boolean => /^\/images\/[\w.-]+$/.test(url);

/** Whether our pages show a picture from this address: from others browsers load none. */
export function isSecureAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '';
}

export const isShownPicture = (url: string): boolean => isUploadedPicture(url) || isSecureAddress(url);
