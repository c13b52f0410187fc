/** Who eats whom: each living thing and what it feeds on; a producer feeds on nothing. */
export type FoodWeb = Record<string, readonly string[]>;

/** Every food chain that ends with an eater, from its producer on. @throws where a food is not in the web */
export function chainsTo(web: FoodWeb, eater: string): string[][] {
  const foods = web[eater];
  if (!foods) throw new Error(`the web has no ${eater}`);
  if (foods.length === 0) return [[eater]];
  return foods.flatMap((food) => chainsTo(web, food).map((chain) => [...chain, eater]));
}

/** All chains from a producer to a top eater, one that nothing else feeds on. */
export function foodChains(web: FoodWeb): string[][] {
  const eaten = new Set(Object.values(web).flat());
  return Object.keys(web)
    .filter((name) => !eaten.has(name))
    .flatMap((top) => chainsTo(web, top));
}
