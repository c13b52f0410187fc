type Place = { pathname: string; search: object };

/** A chapter's tab and part. */
const partOf = ({ search }: Place) => `${Reflect.get(search, 'tab')} ${Reflect.get(search, 'part')}`;

/** Whether both URLs show the same screen, ignoring other search parameters. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && partOf(one) === partOf(other);
