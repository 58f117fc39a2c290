/** How well each of the goods answers a query, by article number: 3 what is meant, 2 fits, 1 related. Others do not fit. */
export type Ratings = ReadonlyMap<string, number>;

function gain(ranked: readonly number[]): number {
  return ranked.reduce((sum, rating, place) => sum + (2 ** rating - 1) / Math.log2(place + 2), 0);
}

/**
 * Normalised discounted cumulative gain of the first places, with gains of 2^rating - 1: 1 when no order could be better,
 * 0 when nothing fits.
 */
export function ndcg(answer: readonly string[], ratings: Ratings, depth: number): number {
  const ideal = [...ratings.values()].toSorted((a, b) => b - a).slice(0, depth);
  return gain(answer.slice(0, depth).map((sku) => ratings.get(sku) ?? 0)) / gain(ideal);
}

/** The share of the rated goods that are in the first places; of more goods than places, as many as there are places. */
export function recall(answer: readonly string[], ratings: Ratings, depth: number): number {
  const found = answer.slice(0, depth).filter((sku) => ratings.has(sku)).length;
  return found / Math.min(ratings.size, depth);
}

/** Whether one of the goods with the query's best rating is in the first places. */
export function isRightWithin(answer: readonly string[], ratings: Ratings, places: number): boolean {
  const best = Math.max(...ratings.values());
  return answer.slice(0, places).some((sku) => ratings.get(sku) === best);
}
