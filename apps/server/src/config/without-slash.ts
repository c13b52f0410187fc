export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
