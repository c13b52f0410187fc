function connection(): { saveData?: boolean; type?: string } {
  return Object(Reflect.get(navigator, 'connection'));
}

/** Whether the browser's data saver is on; false where browsers don't say. */
export const isDataSaved = (): boolean => connection().saveData === true;

/**
 * Whether a large download may cost the student money. Only Chrome on Android says which network a device is on;
 * with others it is 'unknown', unless the data saver is on.
 */
export function networkCost(): 'free' | 'metered' | 'unknown' {
  const { type } = connection();
  if (isDataSaved()) return 'metered';
  if (type === 'wifi' || type === 'ethernet') return 'free';
  return type === undefined || type === 'unknown' ? 'unknown' : 'metered';
}
