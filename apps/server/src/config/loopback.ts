/** Whether an address leads to this machine, where nobody can listen on the way. @param url any scheme */
export const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
