/**
 * Relevance of products to a query, by article number: 3 exact, 2 matching, 1 related. Others are irrelevant.
 */
export type Ratings = ReadonlyMap<string, number>;

function gain(ranked: readonly number[]): number {
  return ranked.reduce((sum, rating, place) => sum + (2 ** rating - 1) / Math.log2(place + 2), 0);
}

/**
 * Normalized discounted cumulative gain of the first results, with gains of 2^rating - 1: 1 if no order could
 * be better, 0 if no result is relevant.
 */
export function ndcg(results: readonly string[], ratings: Ratings, depth: number): number {
  const ideal = [...ratings.values()].toSorted((a, b) => b - a).slice(0, depth);
  return gain(results.slice(0, depth).map((sku) => ratings.get(sku) ?? 0)) / gain(ideal);
}

/** Share of the rated products in the first `depth` results; at most `depth` products are expected. */
export function recall(results: readonly string[], ratings: Ratings, depth: number): number {
  const found = results.slice(0, depth).filter((sku) => ratings.has(sku)).length;
  return found / Math.min(ratings.size, depth);
}

/** True if a product with the query's best rating is among the first results. */
export function isRightWithin(results: readonly string[], ratings: Ratings, places: number): boolean {
  const best = Math.max(...ratings.values());
  return results.slice(0, places).some((sku) => ratings.get(sku) === best);
}
