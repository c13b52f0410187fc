/** Whether a URL leads to this machine, so that nobody can intercept the traffic. @param url any scheme */
export const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
