type Place = { pathname: string; search: object };

/** The tab of a chapter and the part of it. */
const partOf = ({ search }: Place) => `${Reflect.get(search, 'tab')} ${Reflect.get(search, 'part')}`;

/** Whether both are of one screen, whatever else of its address is another. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && partOf(one) === partOf(other);
